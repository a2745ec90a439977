import type { FlowTranslations } from './translateWith.ts';

/** The messages of the flows, in Spanish (SET-2). */
export const esFlows: FlowTranslations = {
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
  'We couldn’t mark this as read.': 'No hemos podido marcarlo como leído.',
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
  'We logged you out because you were inactive. Please log in again.':
    'Hemos cerrado tu sesión por inactividad. Inicia sesión de nuevo.',
  'Your session has ended. Please log in again.': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'This browser isn’t saving anything, so you’ll have to log in again next time.':
    'Este navegador no guarda nada: la próxima vez tendrás que iniciar sesión de nuevo.',
  'This is already your email.': 'Este ya es tu correo.',
  'Enter a valid email': 'Introduce un correo válido',
  'Password must be at least 4 characters': 'La contraseña debe tener al menos 4 caracteres',
  'Password must be at most 128 characters': 'La contraseña debe tener como máximo 128 caracteres',
  'This account asks for a passkey, which this browser can’t use here. Try another browser or device.':
    'Esta cuenta pide una llave de acceso que este navegador no puede usar aquí. Prueba con otro navegador o dispositivo.',
  'No passkey was used. Try again, or choose another way.':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma.',
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
  'We’ve sent a new code to your email.': 'Te hemos enviado un código nuevo por correo.',
  // Identity and photo.
  'field should not be empty': 'el campo no puede quedar vacío',
  'field is not valid': 'el campo no es válido',
  'please upload photo': 'sube una foto',
  'Image mime type is not valid': 'El tipo de imagen no es válido',
  'Failed to upload image to S3': 'No se pudo subir la imagen a S3',
  'File cannot be empty': 'El archivo no puede estar vacío',
  'File cannot be larger than 10 MB': 'El archivo no puede pasar de 10 MB',
  'Invalid file type': 'Tipo de archivo no válido',
  'Thanks! We’re reviewing your details. We’ll notify you when it’s done.':
    '¡Gracias! Estamos revisando tus datos. Te avisaremos cuando terminemos.',
  'Your photo was saved.': 'Tu foto se ha guardado.',
  // Deposit, pay, withdraw, transfer, trade request.
  'Please select the mode of deposit': 'Elige la forma de depósito',
  'Please fill all required fields correctly': 'Rellena bien todos los campos obligatorios',
  'User information is missing': 'Faltan los datos del usuario',
  'Deposit created.': 'Depósito creado.',
  'We’re checking whether your deposit was created.': 'Estamos comprobando si tu depósito se ha creado.',
  'We couldn’t check whether your deposit was created. Please check again.':
    'No hemos podido comprobar si tu depósito se ha creado. Compruébalo de nuevo.',
  'The system will be updated to reflect your payment once it has been confirmed!':
    '¡El sistema mostrará tu pago en cuanto se haya confirmado!',
  'We’re checking whether your payment was recorded.': 'Estamos comprobando si tu pago se ha registrado.',
  'Please fill in required fields': 'Rellena los campos obligatorios',
  'Withdrawal failed': 'La retirada ha fallado',
  'This isn’t a Bitcoin address. Please check it.': 'Esta no es una dirección de Bitcoin. Compruébala.',
  'This isn’t an Ethereum address. Please check it.': 'Esta no es una dirección de Ethereum. Compruébala.',
  'Withdrawal requested.': 'Retirada solicitada.',
  'We’re checking whether your withdrawal was requested.': 'Estamos comprobando si tu retirada se solicitó.',
  'We couldn’t check whether your withdrawal was requested. Please check again.':
    'No hemos podido comprobar si tu retirada se solicitó. Compruébalo de nuevo.',
  'Withdrawal cancelled.': 'Retirada cancelada.',
  'Funds transferred.': 'Fondos traspasados.',
  'We don’t know yet whether this transfer went through. Send it again to find out: it only goes through once.':
    'Todavía no sabemos si este traspaso se ha hecho. Envíalo otra vez para saberlo: solo se hace una vez.',
  'Your request was sent.': 'Tu petición se ha enviado.',
  // Wallet.
  'Wallet feature is not enabled yet on this account': 'El monedero todavía no está activado en esta cuenta',
  'The passcode must be at least 6 characters.': 'El código debe tener al menos 6 caracteres.',
  'The passcode must be at most 128 characters.': 'El código debe tener como máximo 128 caracteres.',
  'The passcodes don’t match.': 'Los códigos no coinciden.',
  'This browser blocks storage, so the wallet can’t be opened here.':
    'Este navegador bloquea el almacenamiento, así que el monedero no se puede abrir aquí.',
  'We can’t read the wallet on this device. Import it again with its words.':
    'No podemos leer el monedero de este dispositivo. Impórtalo de nuevo con sus palabras.',
  'Wrong passcode.': 'Código incorrecto.',
  'Too many wrong passcodes. Wait a moment before you try again.':
    'Demasiados códigos incorrectos. Espera un momento antes de intentarlo de nuevo.',
  'This passkey doesn’t open the wallet. Use your passcode.':
    'Esta llave de acceso no abre el monedero. Usa tu código.',
  'We couldn’t open the wallet. Try again.': 'No hemos podido abrir el monedero. Inténtalo de nuevo.',
  'The wallet was locked because its keys were lost.': 'El monedero se bloqueó porque se perdieron sus claves.',
  'The passcode was changed.': 'El código ha cambiado.',
  'This browser’s storage is full, so the passcode stays as it was.':
    'El almacenamiento de este navegador está lleno, así que el código sigue como estaba.',
  'We couldn’t change the passcode. It stays as it was.': 'No hemos podido cambiar el código. Sigue como estaba.',
  'We couldn’t remove the wallet.': 'No hemos podido quitar el monedero.',
  'Only enter your recovery phrase on the import page. We will never ask for it by message or phone.':
    'Introduce tu frase de recuperación solo en la página de importación. Nunca te la pediremos por mensaje ni por teléfono.',
  'This browser’s storage is full. Write your words down before you leave this page.':
    'El almacenamiento de este navegador está lleno. Anota tus palabras antes de salir de esta página.',
  'We couldn’t save the wallet on this device. Try again, or write your words down.':
    'El monedero no se pudo guardar en este dispositivo. Inténtalo de nuevo o anota tus palabras.',
  'We lost these words before the wallet was saved. Write down the new ones instead.':
    'Hemos perdido estas palabras antes de guardar el monedero. Apunta las nuevas en su lugar.',
  'We couldn’t create a recovery phrase. Try again.':
    'No hemos podido crear la frase de recuperación. Inténtalo de nuevo.',
  'Those aren’t the right words. Look at them again and choose the ones we ask for now.':
    'Esas no son las palabras correctas. Míralas otra vez y elige las que te pedimos ahora.',
  'We couldn’t get the words. They aren’t lost. Try again.':
    'No hemos podido obtener las palabras. No se han perdido. Inténtalo de nuevo.',
  'We couldn’t check the words. Try again.': 'No hemos podido comprobar las palabras. Inténtalo de nuevo.',
  'We couldn’t search for addresses. Try again, or continue without a search.':
    'No hemos podido buscar direcciones. Inténtalo de nuevo o continúa sin buscar.',
  'A recovery phrase has 12, 15, 18, 21 or 24 words.': 'Una frase de recuperación tiene 12, 15, 18, 21 o 24 palabras.',
  'One of these words isn’t used in recovery phrases.':
    'Una de estas palabras no se usa en las frases de recuperación.',
  'This recovery phrase isn’t valid. Check for a wrong or swapped word.':
    'Esta frase de recuperación no es válida. Busca una palabra equivocada o cambiada de sitio.',
  'The words were lost. Enter them again.': 'Las palabras se perdieron. Escríbelas de nuevo.',
  'Enter the address to send to.': 'Escribe la dirección a la que enviar.',
  'Enter an amount above zero.': 'Escribe un importe mayor que cero.',
  'We couldn’t prepare the transfer. Nothing new was sent.':
    'No hemos podido preparar la transferencia. No se envió nada nuevo.',
  'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.':
    'La red no responde correctamente. No se envió nada nuevo. Tus datos siguen aquí, así que puedes intentarlo otra vez.',
  'The network didn’t provide the transaction that one of your coins came from, so we can’t check its value. Nothing new was sent. Try again later.':
    'La red no entrega la transacción de la que vino una de tus monedas, así que no se puede comprobar el valor de esa moneda. No se envió nada nuevo; puedes intentarlo más tarde.',
  'The network gave one of your coins a value that its own transaction doesn’t confirm. A false value can hide a higher fee, so nothing new was signed or sent.':
    'La red da a una de tus monedas un valor que la transacción de la que vino no confirma. Un valor falso puede ocultar una comisión más alta, así que no se firmó ni se envió nada nuevo.',
  'The network would reject this transfer. Nothing new was sent.':
    'La red rechazaría esta transferencia. No se envió nada nuevo.',
  'The transfer was not signed. Nothing new was sent.': 'La transferencia no se firmó. No se envió nada nuevo.',
  'The network rejected the transfer. Nothing was sent.': 'La red rechazó la transferencia. No se envió nada.',
  'The network rejected the change. The original transfer continues.':
    'La red rechazó el cambio. La transferencia original continúa.',
  'The transfer failed on the network. Only the fee was paid.':
    'La transferencia falló en la red. Solo se pagó la comisión.',
  'We got no answer, so the transfer may or may not have been sent. Check its status before you send again.':
    'No hemos recibido respuesta, así que la transferencia puede haberse enviado o no. Comprueba su estado antes de enviar otra vez.',
  'The network doesn’t know this transfer. As far as it knows, your money hasn’t moved. You can send the same transfer again: it can only go through once.':
    'La red no conoce esta transferencia. Por lo que sabe, tu dinero no se ha movido. Puedes enviar la misma transferencia otra vez: solo puede ejecutarse una vez.',
  'We can’t reach the network right now. The transfer continues.':
    'Ahora no podemos conectar con la red. La transferencia continúa.',
  'The transfer is confirmed.': 'La transferencia está confirmada.',
  'The transfer was cancelled. Only the fee was paid.': 'La transferencia se canceló. Solo se pagó la comisión.',
  'Enter a quantity above zero.': 'Escribe una cantidad mayor que cero.',
  'This quote has expired. Get a new one.': 'La cotización ha caducado. Pide otra.',
  'We got no answer, so the order may or may not have been placed. We’ll check before doing anything else.':
    'No hemos recibido respuesta, así que la orden puede haberse enviado o no. Lo comprobaremos antes de hacer nada más.',
  'The order hasn’t reached us yet. It’s safe to send it again.':
    'La orden todavía no nos ha llegado. Puedes enviarla otra vez sin riesgo.',
  'We can’t check the order right now. It continues.': 'Ahora no podemos comprobar la orden. Continúa.',
  'The order is settled.': 'La orden está liquidada.',
  'The order failed. Nothing has moved.': 'La orden ha fallado. No se ha movido nada.',
  'The order failed. The amount is back in your balance.': 'La orden ha fallado. El importe ha vuelto a tu saldo.',
  'We couldn’t find this deposit in your account.': 'No hemos encontrado este depósito en tu cuenta.',
  'The transfer expired before the network carried it out. Your money hasn’t moved. You can send it again.':
    'La transferencia caducó antes de que la red la ejecutara. Tu dinero no se ha movido. Puedes enviarla otra vez.',
  'Another transfer from this address replaced this one, so it can no longer go through and moved nothing.':
    'Otra transferencia de esta dirección sustituyó a esta, que ya no puede ejecutarse y no movió nada.',
  'This passcode is easy to guess. Avoid dates, sequences and repeated digits.':
    'Este código es fácil de adivinar. Evita fechas, secuencias y cifras repetidas.',
  'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.':
    'El monedero de este dispositivo se alteró de forma que su código es más fácil de adivinar. Impórtalo de nuevo con sus palabras.',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'This link is incomplete. Open it again from the email, or copy all of it.':
    'A esta dirección le falta el final del enlace. Abre de nuevo el enlace del correo o cópialo entero.',
  'Your new password is set. Log in with it.': 'Tu nueva contraseña está lista. Inicia sesión con ella.',
  'This file is too large to be a wallet backup.': 'Este archivo es demasiado grande para ser una copia del monedero.',
  'This file isn’t a wallet backup. The name of a backup starts with keel-wallet-backup.':
    'Este archivo no es una copia del monedero. El nombre de una copia empieza por keel-wallet-backup.',
  'This backup was made by a newer version of this app, which is needed to open it.':
    'Esta copia se hizo con una versión más reciente de la aplicación, necesaria para abrirla.',
  'This backup is damaged: a part of it is missing or was changed. Try another copy of the file.':
    'Esta copia está dañada: falta una parte o se ha modificado. Prueba con otra copia del archivo.',
  'This backup has settings that this app never uses, so it wasn’t opened. It may have been changed.':
    'Esta copia tiene ajustes que la aplicación nunca usa, así que no se ha abierto. Puede que la hayan modificado.',
  'Wrong passphrase. It’s the one you chose when you made this backup, not the passcode of the wallet.':
    'Contraseña incorrecta. Es la que elegiste al crear esta copia, no el código del monedero.',
  'We couldn’t open the backup. Try again.': 'No hemos podido abrir la copia. Inténtalo de nuevo.',
  'The passphrase must be at least 12 characters.': 'La contraseña debe tener al menos 12 caracteres.',
  'The passphrase must be at most 256 characters.': 'La contraseña debe tener como máximo 256 caracteres.',
  'Your name and email are easy to guess. Use something else.':
    'Tu nombre y tu correo son fáciles de adivinar. Usa otra cosa.',
  'The passphrase must be at most 128 characters.': 'La contraseña debe tener como máximo 128 caracteres.',
  'This passphrase is easy to guess. Use several words that have nothing to do with each other.':
    'Esta contraseña es fácil de adivinar. Usa varias palabras sin relación entre sí.',
  'The passphrases don’t match.': 'Las contraseñas no coinciden.',
  'We couldn’t make the backup. Try again.': 'No hemos podido crear la copia. Inténtalo de nuevo.',
  'We couldn’t read the words. Try again.': 'No hemos podido leer las palabras. Inténtalo de nuevo.',
  'The words aren’t available any more. Enter the passcode again.':
    'Las palabras ya no están disponibles. Introduce el código de nuevo.',
};
