import type { FlowTranslations } from './translateWith.ts';

/** The messages of `@keel/wallet` in Spanish (WALLET-5, SET-2). Those that a flow also has are in `esFlows`. */
export const esCoins: FlowTranslations = {
  'This is not an address.': 'Esto no es una dirección.',
  'A character of this address is wrong. Copy it again.':
    'Un carácter de esta dirección no es correcto. Cópiala de nuevo.',
  'This address belongs to another chain. What is sent to it from here is lost.':
    'Esta dirección es de otra cadena. Lo que se le envíe desde aquí se pierde.',
  'This address belongs to another network of this chain.': 'Esta dirección es de otra red de esta cadena.',
  'This kind of address is too new for this wallet. Ask for another one.':
    'Este tipo de dirección es demasiado nuevo para este monedero. Pide otra.',
  'Nobody holds the key of this address. What is sent to it is lost.':
    'Nadie tiene la clave de esta dirección. Lo que se le envíe se pierde.',
  'This is your own address.': 'Esta es tu propia dirección.',
  'This is the address of a token, not of a person. What is sent to it is lost.':
    'Esta es la dirección de un token, no de una persona. Lo que se le envíe se pierde.',
  'This is the address of a program, not of a person.': 'Esta es la dirección de un programa, no de una persona.',
  'Enter an amount.': 'Escribe un importe.',
  'Write the amount in digits, with a point before the decimals.':
    'Escribe el importe en cifras, con un punto antes de los decimales.',
  'This has more decimals than the coin.': 'Tiene más decimales que la moneda.',
  'This is more than there can be.': 'Es más de lo que puede existir.',
  'This is more than the wallet holds.': 'Es más de lo que hay en el monedero.',
  'The wallet holds the amount, but not the fee on top of it.':
    'El monedero tiene el importe, pero no la comisión que se le suma.',
  'The fee is paid in the chain’s own coin, and the wallet does not hold enough of it.':
    'La comisión se paga en la moneda de la cadena, y el monedero no tiene suficiente.',
  'The network does not carry so small an amount.': 'La red no transfiere un importe tan pequeño.',
  'This is made of more received payments than one transfer can take. Send less, and the rest after it.':
    'Este importe se compone de más pagos recibidos de los que caben en una transferencia. Envía menos, y después el resto.',
  'The recipient’s account is new, and Solana asks for a larger first amount.':
    'La cuenta del destinatario es nueva, y Solana exige un primer importe mayor.',
  'Too little would be left for Solana to keep your account. Send all of it, or less.':
    'Quedaría demasiado poco para que Solana conserve tu cuenta. Envía todo, o menos.',
  'The contract of this token counts in other decimals than the token that this wallet knows, so it is not that token. Nothing was sent.':
    'El contrato de este token usa otros decimales que el token que este monedero conoce, así que no es ese token. No se ha enviado nada.',
  'The network asks for a fee above 0.2 ETH, the most that this wallet pays for a transfer. Try again later.':
    'La red pide una comisión de más de 0.2 ETH, lo máximo que este monedero paga por una transferencia. Inténtalo más tarde.',
  'The network asks for a fee above 0.1 BNB, the most that this wallet pays for a transfer. Try again later.':
    'La red pide una comisión de más de 0.1 BNB, lo máximo que este monedero paga por una transferencia. Inténtalo más tarde.',
  'The network asks for a fee above 0.02 BTC, the most that this wallet pays for a transfer. Try again later.':
    'La red pide una comisión de más de 0.02 BTC, lo máximo que este monedero paga por una transferencia. Inténtalo más tarde.',
  'The network asks for a fee above 100 DOGE, the most that this wallet pays for a transfer. Try again later.':
    'La red pide una comisión de más de 100 DOGE, lo máximo que este monedero paga por una transferencia. Inténtalo más tarde.',
  'The network asks for a fee above 0.1 SOL, the most that this wallet pays for a transfer. Try again later.':
    'La red pide una comisión de más de 0.1 SOL, lo máximo que este monedero paga por una transferencia. Inténtalo más tarde.',
  'This is not a payment link.': 'Esto no es un enlace de pago.',
  'This payment link is damaged.': 'Este enlace de pago está dañado.',
  'This payment link asks for something that this wallet cannot do.':
    'Este enlace de pago pide algo que este monedero no puede hacer.',
  'This payment link is for a network that this wallet does not have.':
    'Este enlace de pago es para una red que este monedero no tiene.',
  'This payment link asks for a token that this wallet does not have.':
    'Este enlace de pago pide un token que este monedero no tiene.',
  'The amount in this payment link is not valid.': 'El importe de este enlace de pago no es válido.',
};
