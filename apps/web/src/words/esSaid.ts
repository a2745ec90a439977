import type { Said } from './sayWith.ts';

const because = (reason: string) => (reason === '' ? '' : ` Motivo: ${reason}`);

const DEEDS: Readonly<Record<string, string>> = { buy: 'comprar', sell: 'vender', send: 'enviar' };
/** What an order does. */
const deed = (type: string) => DEEDS[type] ?? type;

/** What the flows and the server say, in Spanish (SET-2). */
export const esSaid: Said = {
  sentences: {
    // All flows.
    'An unexpected error occurred.': 'Ha ocurrido un error inesperado.',
    'network error': 'error de red',
    'Something went wrong': 'Algo ha salido mal',
    'Account not yet verified': 'La cuenta todavía no está verificada',
    'Insufficient fund': 'Saldo insuficiente',
    // Lists.
    'Failed to fetch investment data.': 'No se pudieron obtener los datos de la inversión.',
    'Failed to fetch deposit handler.': 'No se pudo obtener el plan de depósito.',
    'Failed to fetch investment': 'No se pudo obtener la inversión',
    'Failed to fetch plans': 'No se pudieron obtener los planes',
    'Failed to fetch withdrawals': 'No se pudieron obtener las retiradas',
    'Failed to fetch notifications.': 'No se pudieron obtener los avisos.',
    'This could not be marked as read.': 'No se pudo marcar como leído.',
    // Banner, ticker, deposit plans, home screen.
    'Verification Pending': 'Verificación pendiente',
    'Identity Verification Incomplete': 'Verificación de identidad incompleta',
    'Complete KYC Now': 'Completar KYC ahora',
    'Simulated prices': 'Precios simulados',
    'This plan is paused. No deposit is expected until it resumes.':
      'Este plan está en pausa. No se espera ningún depósito hasta que se reanude.',
    'Congratulations, all deposits of this plan have been made.':
      'Enhorabuena, ya se han hecho todos los depósitos de este plan.',
    'This plan has expired. Its remaining deposits can no longer be made.':
      'Este plan ha vencido. Los depósitos que faltaban ya no se pueden hacer.',
    'Keep this app at hand': 'Ten esta aplicación a mano',
    'Tap Share, then Add to Home Screen.': 'Toca Compartir y después Añadir a pantalla de inicio.',
    'Not now': 'Ahora no',
    'Allow Notifications': 'Permitir avisos',
    'Got it!': '¡Entendido!',
    // Session, login, sign-up, code.
    'Your session has ended. Please log in again.': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    'This browser keeps nothing: you will have to log in again next time.':
      'Este navegador no guarda nada: la próxima vez tendrás que iniciar sesión de nuevo.',
    'Enter a valid email': 'Introduce un correo válido',
    'Password must be at least 4 characters': 'La contraseña debe tener al menos 4 caracteres',
    'Password must be at most 128 characters': 'La contraseña debe tener como máximo 128 caracteres',
    'Please select an investment package to continue': 'Elige un paquete de inversión para continuar',
    'First name is required': 'El nombre es obligatorio',
    'Last name is required': 'El apellido es obligatorio',
    'Invalid email': 'Correo no válido',
    'Select gender': 'Elige el sexo',
    'Select country': 'Elige el país',
    'Phone number is required': 'El teléfono es obligatorio',
    'Password is required': 'La contraseña es obligatoria',
    'Passwords do not match': 'Las contraseñas no coinciden',
    'number is not valid': 'el número no es válido',
    'password should be 7 characters': 'la contraseña debe tener 7 caracteres',
    'password should be 128 characters at most': 'la contraseña debe tener 128 caracteres como máximo',
    'A new code is on its way to your e-mail.': 'Un código nuevo va camino de tu correo.',
    // Identity and photo.
    'field should not be empty': 'el campo no puede quedar vacío',
    'field is not valid': 'el campo no es válido',
    'please upload photo': 'sube una foto',
    'Image mime type is not valid': 'El tipo de imagen no es válido',
    'Failed to upload image to S3': 'No se pudo subir la imagen a S3',
    'File cannot be empty': 'El archivo no puede estar vacío',
    'File cannot be larger than 10 MB': 'El archivo no puede pasar de 10 MB',
    'Invalid file type': 'Tipo de archivo no válido',
    'Your registration is under review.': 'Tu registro se está revisando.',
    'Your photo was saved.': 'Tu foto se ha guardado.',
    // Deposit, pay, withdraw, transfer, trade request.
    'Please select the mode of deposit': 'Elige la forma de depósito',
    'Please fill all required fields correctly': 'Rellena bien todos los campos obligatorios',
    'User information is missing': 'Faltan los datos del usuario',
    'Deposit created.': 'Depósito creado.',
    'We are checking whether your deposit was made.': 'Estamos comprobando si tu depósito se hizo.',
    'We could not check whether your deposit was made. Please check again.':
      'No pudimos comprobar si tu depósito se hizo. Compruébalo de nuevo.',
    'The system will be updated to reflect your payment once it has been confirmed!':
      '¡El sistema mostrará tu pago en cuanto se haya confirmado!',
    'We are checking how your deposit is marked.': 'Estamos comprobando cómo está marcado tu depósito.',
    'Please fill in required fields': 'Rellena los campos obligatorios',
    'Withdrawal failed': 'La retirada ha fallado',
    'This is not a bitcoin address. Please check it.': 'Esta no es una dirección de Bitcoin. Compruébala.',
    'This is not an Ethereum address. Please check it.': 'Esta no es una dirección de Ethereum. Compruébala.',
    'Withdrawal requested.': 'Retirada solicitada.',
    'We are checking whether your withdrawal was requested.': 'Estamos comprobando si tu retirada se solicitó.',
    'We could not check whether your withdrawal was requested. Please check again.':
      'No pudimos comprobar si tu retirada se solicitó. Compruébalo de nuevo.',
    'Withdrawal cancelled.': 'Retirada cancelada.',
    'Funds transferred.': 'Fondos traspasados.',
    'We do not know yet whether this transfer was made. Send it again to find out: it is made only once.':
      'Todavía no sabemos si este traspaso se hizo. Envíalo otra vez para saberlo: se hace una sola vez.',
    'Your request was sent.': 'Tu petición se ha enviado.',
    'Copied!': '¡Copiado!',
    'Address copied to clipboard!': '¡Dirección copiada al portapapeles!',
    'Could not copy. Select the address and copy it by hand.':
      'No se pudo copiar. Selecciona la dirección y cópiala a mano.',
    // Wallet.
    'Wallet feature is not enabled yet on this account': 'El monedero todavía no está activado en esta cuenta',
    'This browser does not allow its storage to be read, so your wallet cannot be opened here.':
      'Este navegador no deja leer su almacenamiento, así que tu monedero no se puede abrir aquí.',
    'A passcode has at least 6 characters.': 'Un código tiene al menos 6 caracteres.',
    'A passcode has at most 128 characters.': 'Un código tiene como máximo 128 caracteres.',
    'The two passcodes are not the same.': 'Los dos códigos no son iguales.',
    'This browser does not allow its storage to be used, so the wallet cannot be opened here.':
      'Este navegador no deja usar su almacenamiento, así que el monedero no se puede abrir aquí.',
    'The wallet on this device cannot be read. Import it again with its words.':
      'El monedero de este dispositivo no se puede leer. Impórtalo de nuevo con sus palabras.',
    'Wrong passcode.': 'Código incorrecto.',
    'Wrong passcode too often. Wait a moment before you try again.':
      'Demasiados códigos incorrectos. Espera un momento antes de intentarlo de nuevo.',
    'The wallet could not be opened. Try again.': 'El monedero no se pudo abrir. Inténtalo de nuevo.',
    'The wallet was locked because its keys were lost.': 'El monedero se bloqueó porque se perdieron sus claves.',
    'The passcode was changed.': 'El código ha cambiado.',
    'This browser’s storage is full, so the passcode stays as it was.':
      'El almacenamiento de este navegador está lleno, así que el código sigue como estaba.',
    'The passcode could not be changed and stays as it was.': 'El código no se pudo cambiar y sigue como estaba.',
    'The wallet could not be removed.': 'El monedero no se pudo quitar.',
    'We never ask for your recovery phrase. Only the import page does.':
      'Nunca te pedimos tu frase de recuperación. Solo lo hace la página de importación.',
    'This browser’s storage is full. Write your words down before you leave this page.':
      'El almacenamiento de este navegador está lleno. Anota tus palabras antes de salir de esta página.',
    'The wallet could not be kept on this device. Try again, or write your words down.':
      'El monedero no se pudo guardar en este dispositivo. Inténtalo de nuevo o anota tus palabras.',
    'The recovery phrase could not be made. Try again.':
      'La frase de recuperación no se pudo crear. Inténtalo de nuevo.',
    'These are not the words. Look at them again and pick the ones asked for now.':
      'Estas no son las palabras. Míralas otra vez y elige las que se piden ahora.',
    'The words could not be checked. Try again.': 'Las palabras no se pudieron comprobar. Inténtalo de nuevo.',
    'A recovery phrase has 12, 15, 18, 21 or 24 words.':
      'Una frase de recuperación tiene 12, 15, 18, 21 o 24 palabras.',
    'One of these is not a word of a recovery phrase.': 'Una de estas no es palabra de una frase de recuperación.',
    'These words do not belong together. Look for a wrong or swapped word.':
      'Estas palabras no van juntas. Busca una equivocada o cambiada de sitio.',
    'The words were lost. Enter them again.': 'Las palabras se perdieron. Escríbelas de nuevo.',
    'Enter the address to send to.': 'Escribe la dirección a la que enviar.',
    'Enter an amount above zero.': 'Escribe un importe mayor que cero.',
    'The transfer could not be prepared. Nothing new was sent.':
      'La transferencia no se pudo preparar. No se envió nada nuevo.',
    'The network does not answer, or answers nonsense. Nothing new was sent; what you entered stays, and you can try again.':
      'La red no responde o responde sin sentido. No se envió nada nuevo; lo que escribiste sigue ahí y puedes intentarlo otra vez.',
    'The network says that it would not carry this transfer out. Nothing new was sent.':
      'La red dice que no ejecutaría esta transferencia. No se envió nada nuevo.',
    'The transfer was not signed. Nothing new was sent.': 'La transferencia no se firmó. No se envió nada nuevo.',
    'The wallet’s account or network changed. Nothing new was sent.':
      'La cuenta o la red del monedero cambió. No se envió nada nuevo.',
    'The network refused the transfer. Nothing was sent.': 'La red rechazó la transferencia. No se envió nada.',
    'The network refused the change. The transfer goes on as it was.':
      'La red rechazó el cambio. La transferencia sigue como estaba.',
    'The network carried the transfer out as failed. Only the fee was paid.':
      'La red ejecutó la transferencia como fallida. Solo se pagó la comisión.',
    'No answer came, so the transfer may have been sent or not. Look it up before you send again.':
      'No llegó respuesta, así que la transferencia puede haberse enviado o no. Búscala antes de enviar otra vez.',
    'The network says that it does not know this transfer. As far as it knows your money has not moved; you may send the same transfer again, and it moves once at most.':
      'La red dice que no conoce esta transferencia. Por lo que sabe, tu dinero no se ha movido; puedes enviar la misma transferencia otra vez, y se mueve una vez como mucho.',
    'The network cannot be asked now. The transfer goes on.':
      'Ahora no se puede preguntar a la red. La transferencia sigue su curso.',
    'The transfer is confirmed.': 'La transferencia está confirmada.',
    'The transfer was taken back. Only the fee was paid.': 'La transferencia se retiró. Solo se pagó la comisión.',
    'Enter a quantity above zero.': 'Escribe una cantidad mayor que cero.',
    'The price has expired. Ask for a new one.': 'El precio ha caducado. Pide uno nuevo.',
    'No answer came, so the order may have been placed or not. It is looked up before anything else is done.':
      'No llegó respuesta, así que la orden puede haberse hecho o no. Se busca antes de hacer cualquier otra cosa.',
    'The server has no such order so far. It is safe to send it again.':
      'El servidor no tiene esa orden por ahora. Se puede enviar otra vez sin riesgo.',
    'The order cannot be looked up now. It goes on.': 'Ahora no se puede buscar la orden. Sigue su curso.',
    'The order is settled.': 'La orden está liquidada.',
    'The order failed. Nothing has moved.': 'La orden ha fallado. No se ha movido nada.',
    'The order failed, and what it took is back on your balance.':
      'La orden ha fallado, y lo que tomó está de vuelta en tu saldo.',
    // The server.
    'The request could not be read.': 'La petición no se pudo leer.',
    'Please log in again.': 'Inicia sesión de nuevo.',
    'This is not your account.': 'Esta no es tu cuenta.',
    'Not found.': 'No encontrado.',
    'The request is too large.': 'La petición es demasiado grande.',
    'Please check the fields.': 'Comprueba los campos.',
    'Too many tries. Please wait a moment.': 'Demasiados intentos. Espera un momento.',
    'The service is not available for the moment.': 'El servicio no está disponible por el momento.',
    'This password is too common. Please choose another.': 'Esta contraseña es demasiado común. Elige otra.',
    'An account with this e-mail exists. Please log in.': 'Ya hay una cuenta con este correo. Inicia sesión.',
    'No account has this e-mail.': 'Ninguna cuenta tiene este correo.',
    'No account has this e-mail. Please sign up.': 'Ninguna cuenta tiene este correo. Regístrate.',
    'The password is not right.': 'La contraseña no es correcta.',
    'The e-mail or the password is not right.': 'El correo o la contraseña no son correctos.',
    'We sent a code to your e-mail.': 'Enviamos un código a tu correo.',
    'This code is not valid. Please ask for a new one.': 'Este código no es válido. Pide uno nuevo.',
    'If the e-mail waits to be verified, a new code is on its way.':
      'Si el correo espera verificación, un código nuevo está en camino.',
    'Please wait before you ask for another code.': 'Espera antes de pedir otro código.',
    'Your identity is approved already.': 'Tu identidad ya está aprobada.',
    'Please upload the photo first.': 'Sube primero la foto.',
    'There is no room for more images on this account.': 'En esta cuenta no caben más imágenes.',
    'This file is in use.': 'Este archivo está en uso.',
    'Currency changed.': 'Moneda cambiada.',
    'Please choose a currency from the list.': 'Elige una moneda de la lista.',
    'The deposit is no longer marked as paid.': 'El depósito ya no está marcado como pagado.',
    'This deposit was decided already.': 'Este depósito ya se decidió.',
    'This withdrawal was decided already.': 'Esta retirada ya se decidió.',
    'This address is not right. Please check it.': 'Esta dirección no es correcta. Compruébala.',
    'This was sent before with other details. Please start again.':
      'Esto se envió antes con otros datos. Empieza de nuevo.',
    'This is being worked on. Please wait a moment.': 'Se está trabajando en ello. Espera un momento.',
    'This browser cannot be reached by push.': 'A este navegador no le llegan avisos.',
    'Notifications are on.': 'Los avisos están activados.',
    'Investing can lose money. Past results say nothing about later ones.':
      'Al invertir se puede perder dinero. Los resultados pasados no dicen nada de los futuros.',
    'Identity verified': 'Identidad verificada',
    'Your identity was verified.': 'Tu identidad se ha verificado.',
    'Identity not verified': 'Identidad no verificada',
    'Deposit confirmed': 'Depósito confirmado',
    'Deposit declined': 'Depósito rechazado',
    'Withdrawal paid out': 'Retirada pagada',
    'Withdrawal rejected': 'Retirada rechazada',
    'Profit moved into the balance': 'Ganancia traspasada al saldo',
    'Referral bonus': 'Bono por recomendar',
    'Invested in a plan': 'Invertido en un plan',
    'Returned from a plan': 'Devuelto de un plan',
    Correction: 'Corrección',
  },
  patterns: {
    depositConfirmed: (amount, reason) => `Tu depósito de ${amount} se ha confirmado.${because(reason)}`,
    depositDeclined: (amount, reason) => `Tu depósito de ${amount} se ha rechazado.${because(reason)}`,
    withdrawalPaid: (amount, reason) => `Tu retirada de ${amount} se ha pagado.${because(reason)}`,
    withdrawalRejected: (amount, reason) =>
      `Tu retirada de ${amount} se ha rechazado, y su importe vuelve a estar disponible.${because(reason)}`,
    identityRefused: (reason) => `Tu identidad no se ha verificado. ${reason}`,
    depositsWaiting: (count) => `Ya hay ${count} depósitos en espera. Espera hasta que se decida uno.`,
    passwordLength: (count) => `la contraseña debe tener ${count} caracteres`,
    depositBy: (method) => `Depósito con ${method}`,
    withdrawalHeld: (method) => `Retirada a ${method}, retenida`,
    withdrawalOut: (method) => `Retirada a ${method}, pagada`,
    withdrawalReturned: (method) => `Retirada a ${method}, devuelta`,
    orderHeld: (type, asset) => `Orden de ${deed(type)} ${asset}, retenida`,
    orderPaid: (type, asset) => `Orden de ${deed(type)} ${asset}, pagada`,
    orderCredited: (type, asset) => `Orden de ${deed(type)} ${asset}, abonada`,
    orderReturned: (type, asset) => `Orden de ${deed(type)} ${asset}, devuelta`,
  },
};
