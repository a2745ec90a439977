import type { Translated } from '../../../web/src/words/Translated.ts';
import type { en } from './en.ts';

/** The words of the playground in Spanish. */
export const es: Translated<typeof en> = {
  playground: 'Entorno de prueba',
  what: {
    saved:
      'Entorno de prueba: el servidor y la base de datos funcionan en este navegador, que guarda lo que usted hace. Usted también es el operador.',
    memory:
      'Entorno de prueba: el servidor y la base de datos funcionan en esta pestaña. Este navegador no guarda nada: al recargar, todo empieza de nuevo. Usted también es el operador.',
    full: 'Entorno de prueba: este navegador no tiene espacio para guardar más. Lo que haga ahora se perderá al cerrar o recargar la última pestaña. Libere espacio o restablezca el entorno.',
  },
  differs: 'Diferencias',
  differsFromServer: 'Diferencias con un servidor',
  differences: [
    'Todo está en este navegador: solo en este dispositivo, hasta que lo restablezca o borre los datos del sitio. Un navegador que no guarda nada lo tiene en la memoria, hasta que se cierra o recarga la última pestaña.',
    'Cada segundo se guarda una copia: tras un fallo puede faltar lo que hizo en el último.',
    'No sale ningún correo: el panel del operador muestra lo que se habría enviado.',
    'No se envían notificaciones push.',
    'La base de datos tiene una sola conexión. Las llamadas se esperan unas a otras y no pueden competir entre sí.',
    'El monedero no llega a ninguna cadena de bloques: no recibe, envía, compra ni vende nada.',
    'Las contraseñas se protegen con un hash rápido y débil. No use ninguna que utilice en otro sitio.',
    'Las claves y los datos se pueden leer en las herramientas de desarrollo de este navegador.',
    'Nadie decide por su cuenta: confirme depósitos e identidades en el panel «Demo: operador».',
    'No hay archivos: las órdenes que escriben uno, como una copia de seguridad, se rechazan.',
  ],
  reset: 'Restablecer',
  resetQuestion: '¿Empezar de nuevo?',
  resetNote:
    'Todo lo que hizo en el entorno de prueba se borra en todas las pestañas y de este navegador, incluido un monedero que haya creado en él. Esto no se puede deshacer.',
  startOver: 'Empezar de nuevo',
  starting: 'Iniciando el entorno de prueba',
  startingNote:
    'La base de datos se inicia en esta pestaña y se llena con un año de datos de muestra. Esto tarda unos segundos.',
  problems: {
    failed: {
      title: 'El entorno de prueba no se pudo iniciar en este navegador.',
      note: 'Necesita WebAssembly, workers de módulos y unos 500 MB de memoria. Cierre otras pestañas e inténtelo de nuevo, use otro navegador o ejecute Keel en su equipo con npm start.',
    },
    ended: {
      title: 'El entorno de prueba se ha detenido.',
      note: 'El navegador terminó el worker en el que funcionaban el servidor y la base de datos, quizá por falta de memoria. Una llamada en curso se realizó por completo o no se realizó. Inténtelo de nuevo: lo guardado hasta el último segundo está ahí. En un navegador que no guarda nada empezará con nuevos datos de muestra.',
    },
    savedUnreadable: {
      title: 'No se puede abrir lo que este navegador ha guardado del entorno de prueba.',
      note: 'Está dañado, o lo guardó una versión más nueva del entorno. Si esta versión es antigua, recargue la página. Si no, empiece de nuevo: se borra lo guardado y se empieza con nuevos datos de muestra.',
    },
    openElsewhere: {
      title: 'El entorno de prueba está abierto en otra pestaña.',
      note: 'Esa pestaña tiene otra versión, o este navegador no puede compartirlo entre pestañas. Continúe allí, o ciérrela e inténtelo de nuevo aquí.',
    },
  },
};
