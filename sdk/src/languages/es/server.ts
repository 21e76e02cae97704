import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 respuesta nueva: {title}',
  'A block needs at least one field.': 'Un bloque necesita al menos un campo.',
  'A client with this email already exists': 'Ya existe un cliente con este correo',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Un archivo enviado con «{title}» espera su comprobación desde hace más de una hora.',
  'A form can have at most 10 notification emails': 'Un formulario admite 10 correos de aviso como máximo',
  'A form can have at most 10 webhooks': 'Un formulario admite 10 webhooks como máximo',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Un formulario se comparte con un solo cliente. Pon los formularios en una carpeta para compartirlos con varios.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Una clave que ve una parte de las respuestas solo puede leer respuestas y suscribir hooks',
  'A locked field needs an answer.': 'Un campo bloqueado necesita una respuesta.',
  'A new account needs your approval': 'Una cuenta nueva necesita tu aprobación',
  'A passkey was added: {name}': 'Se añadió una clave de acceso: {name}',
  'A passkey was removed.': 'Se eliminó una clave de acceso.',
  'A recovery code was used to sign in. It works no more.':
    'Se usó un código de recuperación para iniciar sesión. Ya no es válido.',
  'API key not found': 'Clave de API no encontrada',
  'Accept invitation': 'Aceptar invitación',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Se solicitó acceso más de una vez con esta dirección de correo. Para confirmar que es tuya, elige una contraseña.',
  'Account not found': 'No se encontró la cuenta',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Cuenta bloqueada temporalmente. Inténtalo de nuevo en 15 minutos.',
  'Addresses are kept in the clear': 'Las direcciones se guardan sin cifrar',
  'After you confirm it, an administrator approves your account.':
    'Cuando la confirmes, un administrador aprobará tu cuenta.',
  'All submissions of “{title}”: {count}.': 'Todas las respuestas a «{title}»: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Una hoja de Excel admite 1.048.575 respuestas como máximo. Exporta a CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Una cuenta necesita un propietario. Nombra antes a otra persona propietaria.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Se solicitó una cuenta más de una vez con esta dirección de correo. Para confirmar que es tuya, elige una contraseña.',
  'An administrator approved your account. You can sign in now.':
    'Un administrador aprobó tu cuenta. Ya puedes iniciar sesión.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Un administrador revisará tu solicitud. Te enviaremos un correo cuando puedas iniciar sesión.',
  'An authenticator app was set up.': 'Se configuró una aplicación de autenticación.',
  'An unexpected error occurred': 'Se produjo un error inesperado',
  'Another account has this email.': 'Otra cuenta tiene este correo.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Otra de tus acciones en lote se está iniciando. Inténtalo de nuevo en un momento.',
  'Another of your exports is just starting. Try again in a moment.':
    'Otra de tus exportaciones se está iniciando. Inténtalo de nuevo en un momento.',
  'Another sender of this account already writes to this table.':
    'Otro envío de esta cuenta ya escribe en esta tabla.',
  'Another status has this name': 'Otro estado tiene este nombre',
  'Block not found': 'Bloque no encontrado',
  'Brand not found': 'Marca no encontrada',
  Browser: 'Navegador',
  'Built-in proof of work': 'Prueba de trabajo integrada',
  'CAPTCHA verification failed. Please try again.': 'La verificación CAPTCHA ha fallado. Inténtalo de nuevo.',
  'Category is required': 'Introduce una categoría',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Hay celdas protegidas en la tabla. Permita que la cuenta de la clave las edite.',
  'Choose a day in the future': 'Elige un día futuro',
  'Choose a folder or a form.': 'Elige una carpeta o un formulario.',
  'Choose a password': 'Elegir una contraseña',
  'Choose a password other than the one you were given.':
    'Elige una contraseña distinta de la que recibiste.',
  'Choose a time in the future.': 'Elige un momento futuro.',
  'Choose at least one folder or form.': 'Elige al menos una carpeta o un formulario.',
  'Choose at least one form': 'Elige al menos un formulario',
  'Choose at least one question': 'Elige al menos una pregunta',
  'Choose at least one scope': 'Elige al menos un permiso',
  'Choose one form to choose its fields': 'Elige un solo formulario para elegir sus campos',
  'Choose these questions as well.': 'Elige también estas preguntas.',
  'Client not found': 'Cliente no encontrado',
  'Comment not found': 'Comentario no encontrado',
  Confirm: 'Confirmar',
  'Confirm email address': 'Confirmar la dirección de correo',
  'Confirm new email address': 'Confirmar la nueva dirección',
  'Confirm that you want these emails': 'Confirma que quieres recibir estos correos',
  'Confirm your email address': 'Confirma tu dirección de correo',
  'Confirm your new email address': 'Confirma tu nueva dirección de correo',
  'Contact us': 'Contacto',
  'Current password is incorrect': 'La contraseña actual no es correcta',
  'Delivery not found': 'Entrega no encontrada',
  'Download file': 'Descargar archivo',
  Email: 'Correo electrónico',
  'Email address is too long': 'La dirección de correo es demasiado larga',
  'Email address not found': 'Dirección de correo no encontrada',
  'Email contains invalid characters': 'El correo contiene caracteres no válidos',
  'Email is required': 'El correo es obligatorio',
  'Email not found': 'Correo no encontrado',
  'Email validation failed: {reason}': 'Correo no válido: {reason}',
  'Enter a name': 'Escribe un nombre',
  'Export not found': 'Exportación no encontrada',
  'File is too large': 'El archivo es demasiado grande',
  'File not found': 'Archivo no encontrado',
  'File type is not allowed': 'El tipo de archivo no está permitido',
  'Files are still being checked: {title}': 'Archivos aún en comprobación: {title}',
  'Folder not found': 'Carpeta no encontrada',
  'Form limit reached': 'Límite de formularios alcanzado',
  'Form not found or not published': 'El formulario no existe o no está publicado',
  'Forms can be assigned to approved users only.':
    'Los formularios solo se pueden asignar a usuarios aprobados.',
  'Get these mails?': '¿Recibir estos correos?',
  'If this was not you, contact your administrator now.':
    'Si no fuiste tú, ponte en contacto con tu administrador ahora.',
  'If this was not you, ignore this email.': 'Si no fuiste tú, ignora este correo.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Si no fuiste tú, establece ahora una contraseña nueva y ponte en contacto con quien te dio acceso.',
  'If this was not you, set a new password now and contact your administrator.':
    'Si no fuiste tú, establece ahora una contraseña nueva y ponte en contacto con tu administrador.',
  'Invalid URL format': 'El formato de la URL no es válido',
  'Invalid email format': 'El formato del correo no es válido',
  'Invalid login credentials': 'Datos de acceso no válidos',
  'Invitation not found': 'No se encontró la invitación',
  'It is incomplete or too old. Open the link in the newest mail.':
    'Está incompleto o es demasiado antiguo. Abre el enlace del correo más reciente.',
  'Kept as keyed hashes that change daily': 'Se guardan como resúmenes con clave que cambian a diario',
  'Last run less than an hour ago, submissions removed: {count}':
    'Última ejecución hace menos de una hora, respuestas eliminadas: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Última ejecución hace {hours} h, respuestas eliminadas: {count}',
  'Locked for 15 minutes after 5 failures': 'Bloqueado 15 minutos tras 5 fallos',
  'Mails are handed to the mail server': 'Los correos se entregan al servidor de correo',
  'Mails that could not be delivered: {count}': 'Correos que no se pudieron entregar: {count}',
  'Maximum of 5 email addresses reached': 'Se alcanzó el máximo de 5 direcciones de correo',
  Message: 'Mensaje',
  'Message is required': 'Escribe un mensaje',
  'Message not found': 'Mensaje no encontrado',
  'Name is required': 'Introduce un nombre',
  'This address is taken. Choose another one.': 'Esta dirección está ocupada. Elige otra.',
  'Use letters or digits.': 'Usa letras o cifras.',
  'The form must open before it closes.': 'El formulario debe abrirse antes de cerrarse.',
  'You have a place: {title}': 'Tienes una plaza: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Ha quedado una plaza libre y eras la siguiente persona en la lista de espera de «{title}». Ahora es tuya.',
  'New message: {title}': 'Mensaje nuevo: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'Se crearon códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  'Answers changed: {title}': 'Respuestas modificadas: {title}',
  'Submission withdrawn: {title}': 'Respuesta retirada: {title}',
  'Submission restored: {title}': 'Respuesta restaurada: {title}',
  'Changed by the visitor': 'Modificado por el visitante',
  'Changed by {name}': 'Modificado por {name}',
  'New submission: {title}': 'Nueva respuesta: {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Pegue el archivo JSON completo de la clave de una cuenta de servicio.',
  'Person not found': 'No se encontró a la persona',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'La API de Google Sheets está desactivada en el proyecto de la clave. Actívela.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'La columna «Submission» se quitó de la tabla. Deshágalo o elija otra hoja.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'Los lectores elegidos no pueden leer comentarios aquí. Elige otros.',
  'No email address found in this submission': 'Esta respuesta no contiene ninguna dirección de correo',
  'No mail server is set up.': 'No hay servidor de correo configurado.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Sin servidor de correo. Correos en espera en la bandeja de salida: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'No se ha perdido ninguna respuesta. Los archivos se podrán descargar en cuanto el antivirus y el almacenamiento de archivos vuelvan a responder; quien administra esta plataforma debería revisar ambos.',
  'No submissions to export': 'No hay respuestas que exportar',
  'Not required for administrators': 'No es obligatorio para los administradores',
  'Note not found': 'Nota no encontrada',
  On: 'Activado',
  'One of these questions can’t be shared.': 'Una de estas preguntas no se puede compartir.',
  'Only HTTP and HTTPS URLs are allowed': 'Solo se permiten URL HTTP y HTTPS',
  'Several senders of this kind have this name': 'Varios emisores de este tipo tienen este nombre',
  'Only HTTPS URLs are allowed': 'Solo se permiten URL HTTPS',
  'The table is full. Make room, or choose another.': 'La tabla está llena. Haga sitio o elija otra.',
  'The table is not shared with the account of the key or token. Share it again.':
    'La tabla no está compartida con la cuenta de la clave o del token. Compártala de nuevo.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'La tabla se eliminó o ya no está compartida. Restáurela o elija otra.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'El token no puede añadir columnas a la tabla. Permítalo o añádalas a mano.',
  'This address already has an account. Sign in to accept the invitation.':
    'Esta dirección ya tiene una cuenta. Inicia sesión para aceptar la invitación.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Esta invitación es para otra dirección de correo. Inicia sesión con esa dirección para aceptarla.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Esta invitación ya se usó, se anuló o ha caducado. Pide una nueva.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Este enlace funciona una vez y durante siete días. Si no lo esperas, ignora este correo.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Esto requiere una clave de API. Envíela como Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Este cursor no pertenece a esta lista. Empiece sin cursor.',
  'This Idempotency-Key was already used for another request.':
    'Este Idempotency-Key ya se usó para otra solicitud.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Una solicitud con este Idempotency-Key sigue en curso. Vuelva a intentarlo en un momento.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Indique el estado que ha leído: envíe su ETag como If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Aquí no se puede indicar un estado. Envía la solicitud sin If-Match.',
  'This has changed since you read it.': 'Esto ha cambiado desde que lo leyó.',
  'This form has no draft.': 'Este formulario no tiene borrador.',
  'This API key is not valid.': 'Esta clave de API no es válida.',
  'This API key lacks the scope {scope}.': 'A esta clave de API le falta el permiso {scope}.',
  'This is outside the limits of this API key.': 'Esto queda fuera de los límites de esta clave de API.',
  'This API key sees some answers only. Choose one form.':
    'Esta clave de API solo ve una parte de las respuestas. Elige un formulario.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Una retención legal protege {count} de estas respuestas. Levántela antes de eliminarlas.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Escriba una dirección completa, al menos 7 dígitos de un número o al menos 3 letras.',
  'More than {count} submissions match. Search for something more exact.':
    'Coinciden más de {count} respuestas. Busque algo más exacto.',
  'What was found has changed. Look at it again.': 'Lo encontrado ha cambiado. Revíselo de nuevo.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Una retención legal protege datos de esta persona. Levántela o excluya esas respuestas.',
  'Nothing of this person is stored.': 'No hay nada guardado de esta persona.',
  'Erasure not found': 'Borrado no encontrado',
  'Another erasure is still running. Wait until it is done.':
    'Otro borrado sigue en curso. Espere a que termine.',
  'Hold not found': 'Retención no encontrada',
  'This bulk change can’t be undone.': 'Este cambio en lote no se puede deshacer.',
  'Open the dashboard': 'Abrir el panel',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Abre este enlace en el navegador que quieras usar. Así podrás iniciar sesión en él de inmediato.',
  'Open user approvals': 'Abrir las aprobaciones',
  'Open your portal': 'Abrir tu portal',
  'Passkey not found': 'Llave de acceso no encontrada',
  'Password is required': 'Introduce una contraseña',
  'Password is too close to your name, your address or the name of this platform':
    'La contraseña se parece demasiado a tu nombre, a tu dirección o al nombre de esta plataforma',
  'Password is too common': 'La contraseña es demasiado común',
  'Password is too long': 'La contraseña es demasiado larga',
  'Password must be at least 8 characters long': 'La contraseña debe tener al menos 8 caracteres',
  'Password must contain at least one digit': 'La contraseña debe contener al menos un dígito',
  'Password must contain at least one lowercase letter': 'La contraseña debe contener al menos una minúscula',
  'Password must contain at least one special character':
    'La contraseña debe contener al menos un carácter especial',
  'Password must contain at least one uppercase letter': 'La contraseña debe contener al menos una mayúscula',
  'Password validation failed: {reason}': 'Contraseña no válida: {reason}',
  'Please complete the CAPTCHA verification': 'Completa la verificación CAPTCHA',
  'Please confirm that this is your email address.': 'Confirma que esta es tu dirección de correo.',
  'Please confirm this address. You then sign in with it.':
    'Confirma esta dirección. Después iniciarás sesión con ella.',
  'Please confirm your email address before signing in.': 'Confirma tu correo antes de iniciar sesión.',
  'Please enter a name': 'Introduce un nombre',
  'Please enter a subject': 'Introduce un asunto',
  'Please enter a text': 'Introduce un texto',
  'Please enter a valid email address': 'Introduce una dirección de correo válida',
  'Please enter an email address': 'Introduce una dirección de correo',
  'Please enter the address of a website, like https://example.com':
    'Introduce la dirección de un sitio web, como https://example.com',
  'Please sign in.': 'Inicia sesión.',
  'Private and local URLs are not allowed': 'No se permiten URL privadas ni locales',
  Received: 'Recibida',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Para responder hace falta un servidor de correo. Pide a tu administrador que conecte uno.',
  'Reply template not found': 'Plantilla de respuesta no encontrada',
  'Reply to this email to answer them.': 'Responde a este correo para contestarle.',
  'Requests from other websites are not allowed.': 'No se permiten solicitudes de otros sitios web.',
  'Required for administrators': 'Obligatorio para los administradores',
  'Required for every user': 'Obligatorio para todos los usuarios',
  'Reset your password': 'Restablece tu contraseña',
  'Runs every day; not yet since the start': 'Se ejecuta cada día; aún no desde el inicio',
  'Security settings': 'Ajustes de seguridad',
  'Sent from': 'Enviado desde',
  'Session not found': 'Sesión no encontrada',
  'Set a new password': 'Establecer una contraseña nueva',
  'Set up two-step sign-in to continue.': 'Configura la verificación en dos pasos para continuar.',
  'Shown: the newest {shown} of {count}.': 'Se muestran las {shown} más recientes de {count}.',
  'Sign in': 'Iniciar sesión',
  'Sign in again, then choose a password within ten minutes.':
    'Inicia sesión de nuevo y elige una contraseña en los diez minutos siguientes.',
  'Sign in while your account is locked': 'Inicia sesión mientras tu cuenta está bloqueada',
  Somebody: 'Alguien',
  'Somebody else is changing this form as well.': 'Otra persona también está cambiando este formulario.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Alguien introdujo contraseñas incorrectas para tu cuenta, por lo que el inicio de sesión está bloqueado durante 15 minutos.',
  'Someone submitted “{title}” on {time}.': 'Alguien envió «{title}»: {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Alguien, probablemente tú, solicitó una nueva contraseña para tu cuenta.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Alguien, probablemente tú, solicitó acceso con esta dirección de correo. Ya tienes una cuenta, así que nada ha cambiado.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Alguien, probablemente tú, solicitó una cuenta con esta dirección de correo. Ya tienes una, así que nada ha cambiado.',
  'Start setting up the authenticator app first.':
    'Empieza antes a configurar la aplicación de autenticación.',
  'Status not found': 'Estado no encontrado',
  'Stop these mails': 'No recibir más estos correos',
  'Stop these mails?': '¿No recibir más estos correos?',
  'Subject is required': 'El asunto es obligatorio',
  'Submission not found': 'Respuesta no encontrada',
  'Another submission has the same value by now. This form takes one response for each.':
    'Otro envío tiene ahora el mismo valor. Este formulario acepta una respuesta por valor.',
  'Submissions of this form are not shared with you.':
    'Las respuestas de este formulario no se comparten contigo.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Respuestas a «{title}» del {from} al {to}: {count}.',
  'Switched off in the platform settings': 'Desactivado en los ajustes de la plataforma',
  'Template not found': 'Plantilla no encontrada',
  'Text contains invalid characters': 'El texto contiene caracteres no válidos',
  'Text contains potentially dangerous content': 'El texto contiene contenido potencialmente peligroso',
  'Text must be less than {maximum} characters': 'El texto debe tener menos de {maximum} caracteres',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'El PDF de esta respuesta no va adjunto: es demasiado grande o no se pudo crear.',
  'The address has not been confirmed yet.': 'La dirección aún no se ha confirmado.',
  'The authenticator app was turned off.': 'Se desactivó la aplicación de autenticación.',
  'The file is not ready yet.': 'El archivo aún no está listo.',
  'The form could not be saved as it is.': 'No se pudo guardar el formulario tal como está.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'El formulario tiene ajustes que aquí no se conocen. Corrige sus nombres u omítelos.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'El enlace funciona durante tres días, mientras puedas leer las respuestas del formulario. Quien lo tenga puede descargar el archivo.',
  'The password of your account was just changed, and every browser was signed out.':
    'La contraseña de tu cuenta se acaba de cambiar y se cerró la sesión en todos los navegadores.',
  'The password of your account was just changed, and every other browser was signed out.':
    'La contraseña de tu cuenta se acaba de cambiar y se cerró la sesión en los demás navegadores.',
  'The platform is reached by https': 'Se accede a la plataforma por https',
  'The platform is reached by plain http': 'Se accede a la plataforma por http sin cifrar',
  'The recipient stopped these mails.': 'El destinatario canceló estos correos.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The service is busy. Please try again in a moment.':
    'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  'There are too many templates. Remove one first.': 'Hay demasiadas plantillas. Elimina una primero.',
  'There is no web page at this address.': 'No hay ninguna página web en esta dirección.',
  'These mails have stopped': 'Ya no recibirás estos correos',
  'This address can’t receive mail.': 'Esta dirección no puede recibir correos.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Este PDF es demasiado grande. Elige un periodo más corto o menos preguntas.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Esta cuenta envió el máximo diario de correos de este tipo.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Esta dirección recibió el máximo de correos de este tipo. Inténtalo de nuevo mañana.',
  'This bulk change doesn’t exist.': 'Este cambio en lote no existe.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Nadie ha confirmado todavía esta dirección por correo. Un administrador de la plataforma puede restablecer antes la contraseña del cliente por correo.',
  'The rules are set by the environment of this installation.':
    'Las reglas las define el entorno de esta instalación.',
  'Choose an account, and a folder of it.': 'Elija una cuenta y una carpeta suya.',
  'Enter a group or a domain': 'Escriba un grupo o un dominio',
  'Enter the name of the claim': 'Escriba el nombre del claim',
  'In a folder one is editor, responder or viewer.':
    'En una carpeta se es editor, gestor de envíos o lector.',
  'This client has accepted the invitation already.': 'Este cliente ya aceptó la invitación.',
  'This client hasn’t confirmed their email address yet.': 'Este cliente aún no ha confirmado su correo.',
  'This code is not valid.': 'Este código no es válido.',
  'This email is already in the notification list': 'Este correo ya está en la lista de avisos',
  'This email is on hold.': 'Este correo está retenido.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Este correo ya se envió y su texto se borró, así que no se puede enviar de nuevo.',
  'This field does not take this answer from a link.': 'Este campo no admite esta respuesta desde un enlace.',
  'This file cannot be accepted here.': 'Este archivo no se puede aceptar aquí.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Este archivo contiene más que la imagen. Guarda la imagen otra vez y sube el archivo nuevo.',
  'This file can’t be opened': 'No se puede abrir este archivo',
  Documentation: 'Documentación',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'La documentación se está generando, lo que tarda uno o dos minutos. Esta página la mostrará después por sí sola.',
  'The documentation could not be built: {reason}': 'No se pudo generar la documentación: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'La documentación no forma parte de esta instalación. «npm run docs» la genera.',
  'This file is being checked. Please try again in a minute.':
    'Este archivo se está comprobando. Vuelve a intentarlo en un minuto.',
  'This file is empty.': 'Este archivo está vacío.',
  'This file is too large.': 'Este archivo es demasiado grande.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Esta dirección es local o está en una red privada. Para permitirla, añade su host a INLAY_ALLOWED_HOSTS en el servidor.',
  'This file was not what its name said, so it was not kept.':
    'Este archivo no era lo que decía su nombre, así que no se guardó.',
  'This form is no longer shared with you.': 'Este formulario ya no se comparte contigo.',
  'This form cannot take more files right now.':
    'Este formulario no puede aceptar más archivos en este momento.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Este formulario no se puede evaluar porque sus reglas tardan demasiado. Avisa a su propietario. No se ha guardado nada.',
  'This form has no email field that an answer could go to.':
    'Este formulario no tiene un campo de correo al que responder.',
  'This form has sent this address as many mails as one may have in a day.':
    'Este formulario envió a esta dirección el máximo diario de correos.',
  'This form is assigned to another client.': 'Este formulario está asignado a otro cliente.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'El formulario o su borrador ha cambiado desde que se mostró este código. Comprueba qué implica publicarlo ahora.',
  'This form was changed elsewhere since you opened it.':
    'Este formulario se cambió en otro lugar desde que lo abriste.',
  'This image is animated. Upload a still image.': 'Esta imagen es animada. Sube una imagen fija.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Esta imagen está dañada o incompleta. Guárdala otra vez y sube el archivo nuevo.',
  'This image is too complex to process. Save it in a simpler form.':
    'Esta imagen es demasiado compleja. Guárdala en una forma más simple.',
  'This image is too large. The limit is 40 million pixels.':
    'Esta imagen es demasiado grande. El límite son 40 millones de píxeles.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Esta es la prueba que pediste. Tu servidor de correo acepta mensajes de esta dirección.',
  'This is your email address already': 'Esta ya es tu dirección de correo',
  'This link is invalid or has expired.': 'Este enlace no es válido o ha caducado.',
  'This link is not valid': 'Este enlace no es válido',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Este enlace funciona durante 30 días. Si no quieres recibirlos, ignora este correo.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Este enlace funciona una sola vez y durante 24 horas. Si no solicitaste acceso, ignora este correo.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Este enlace funciona una sola vez y durante 24 horas. Si no solicitaste una cuenta, ignora este correo.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Este enlace funciona una sola vez y durante 24 horas. Si no lo solicitaste, ignora este correo.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Este enlace funciona una sola vez y durante 7 días. Si no lo esperabas, ignora este correo.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Este enlace funciona una sola vez y durante una hora. Si no fuiste tú, ignora este correo; tu contraseña seguirá siendo la misma.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Este enlace funciona una sola vez y durante una hora. Si no solicitaste acceso, ignora este correo.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Este enlace funciona una sola vez y durante una hora. Si no solicitaste una cuenta, ignora este correo.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Este enlace funciona una sola vez y durante una hora. Si no lo solicitaste, ignora este correo.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Esto requiere formularios de varias cuentas a la vez, lo que aquí no es posible. Elige un formulario.',
  'This passkey couldn’t be verified.': 'No se pudo verificar esta llave de acceso.',
  'This password reset link is invalid or has expired.': 'Este enlace no es válido o ha caducado.',
  'This person already belongs to the account.': 'Esta persona ya pertenece a la cuenta.',
  'This person can’t be assigned to submissions of this account':
    'No se pueden asignar respuestas de esta cuenta a esta persona',
  'This installation is set up already. Sign in.': 'Esta instalación ya está configurada. Inicia sesión.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Este enlace de configuración se usó o ha caducado. Reinicia Inlay para obtener otro.',
  'This submission has as many comments as it can hold.': 'Esta respuesta tiene el máximo de comentarios.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Esta respuesta es demasiado larga para un PDF. Expórtala como archivo.',
  'This submission was sent to this address as often as one may in a day.':
    'Esta respuesta se envió a esta dirección el máximo de veces por día.',
  'This time zone is not known.': 'Esta zona horaria no existe.',
  'This upload is no longer here.': 'Esta subida ya no existe.',
  'This version of the form is no longer kept.': 'Esta versión del formulario ya no se conserva.',
  'This webhook is turned off. Turn it on first.': 'Este webhook está desactivado. Actívalo primero.',
  'This website can’t be reached. Check the address.':
    'No se puede acceder a este sitio web. Comprueba la dirección.',
  'This website doesn’t let its page be read.': 'Este sitio web no permite leer su página.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Aún hay tres acciones en lote tuyas en curso. Espera a que termine una.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtalo de nuevo más tarde.',
  'Try again in this browser': 'Intentar de nuevo en este navegador',
  'Turn off the authenticator app before you set up another.':
    'Desactiva la aplicación de autenticación antes de configurar otra.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'La persona que gestiona la plataforma desactivó el inicio de sesión en dos pasos.',
  'User not found': 'Usuario no encontrado',
  'View comment': 'Ver el comentario',
  'View form': 'Ver el formulario',
  'View message': 'Ver el mensaje',
  'View not found': 'Vista no encontrada',
  'View submission': 'Ver la respuesta',
  'View submissions': 'Ver las respuestas',
  'View summary': 'Ver el resumen',
  'Webhook not found': 'Webhook no encontrado',
  'Welcome! Please confirm that this is your email address.':
    '¡Te damos la bienvenida! Confirma que esta es tu dirección de correo.',
  'What a frozen link shows can’t be changed.': 'Lo que muestra un enlace fijo no se puede cambiar.',
  'What changed most': 'Lo que más cambió',
  'You already have access': 'Ya tienes acceso',
  'You already have an account': 'Ya tienes una cuenta',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Estás viendo este portal como el cliente, así que no se puede cambiar nada.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Puedes guardar como máximo 100 bloques. Elimina uno para guardar otro.',
  'You can keep at most 200 open invitations. End one to send another.':
    'Puede haber como máximo 200 invitaciones abiertas. Anula una para enviar otra.',
  'You can keep at most 50 API keys. End one to make another.':
    'Puedes tener como máximo 50 claves de API. Revoca una para crear otra.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Puedes guardar como máximo 50 marcas. Elimina una para añadir otra.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Puedes tener 50 plantillas como máximo. Elimina una para guardar otra.',
  'You can now see {shared}': 'Ya puedes ver {shared}',
  'You can read the submissions of this form, but not export them.':
    'Puedes leer las respuestas de este formulario, pero no exportarlas.',
  'You can read these comments, but not write any.': 'Puedes leer estos comentarios, pero no escribir.',
  'You can sign in, or reset your password if you forgot it.':
    'Puedes iniciar sesión, o restablecer tu contraseña si la olvidaste.',
  'You can turn them on again in your account.': 'Puedes volver a activarlos en tu cuenta.',
  'You can turn them on again in the settings of the form.':
    'Puedes activarlos de nuevo en los ajustes del formulario.',
  'You can turn them on again where you export submissions.':
    'Puedes activarlos de nuevo donde exportas las respuestas.',
  'You can turn these emails off in your account’s settings.':
    'Puedes desactivar estos correos en los ajustes de tu cuenta.',
  'You can’t change the platform owner or your own account here.':
    'Aquí no puedes cambiar al propietario de la plataforma ni tu propia cuenta.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Has elegido estos correos en tu portal. Puedes desactivarlos allí, en «Cuenta».',
  'You do not have access to this.': 'No tienes acceso a esto.',
  'You have no password yet. Choose one under Settings, Security.':
    'Aún no tienes contraseña. Elige una en Ajustes, Seguridad.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Has guardado demasiados cambios en un día. No se pierden: vuelve a guardar mañana.',
  'You now have access and can sign in.': 'Ya tienes acceso y puedes iniciar sesión.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Recibiste este correo porque alguien introdujo esta dirección en el formulario «{title}». Si no fuiste tú, ignóralo.',
  'You received this email because you entered this address in the form “{title}”.':
    'Recibiste este correo porque introdujiste esta dirección en el formulario «{title}».',
  'You will no longer get a mail about “{title}” each Monday.':
    'Ya no recibirás un correo sobre «{title}» cada lunes.',
  'You will no longer get weekly mails about your forms.':
    'Ya no recibirás correos semanales sobre tus formularios.',
  'You will no longer get exports of “{title}” by mail.':
    'Ya no recibirás exportaciones de «{title}» por correo.',
  'You will not receive these emails unless you confirm.': 'Si no confirmas, no recibirás estos correos.',
  'Your account has no room for more files.': 'Tu cuenta no tiene espacio para más archivos.',
  'Your account is active': 'Tu cuenta está activa',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Tu cuenta aún no está activa. Tendrás acceso cuando un administrador la apruebe.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Tu cuenta está pendiente de aprobación. Tendrás acceso cuando un administrador la apruebe.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Tu cuenta tiene ahora la dirección de correo {newEmail}. Este es el último correo a la dirección anterior.',
  'Your account was approved': 'Se aprobó tu cuenta',
  'Your address is confirmed': 'Tu dirección está confirmada',
  'Your email address was changed': 'Se cambió tu dirección de correo',
  'Your export: {title}': 'Tu exportación: {title}',
  'Your name': 'Nombre',
  'Your other exports are still running. Wait until one is done.':
    'Tus otras exportaciones siguen en curso. Espera a que termine una.',
  'Your password was changed': 'Se cambió tu contraseña',
  'The model couldn’t be reached. Check its address in the settings.':
    'No se pudo contactar con el modelo. Compruebe su dirección en los ajustes.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'El modelo no respondió en dos minutos. Inténtelo de nuevo o pida menos de una vez.',
  'The model’s server refuses the key. Check it in the settings.':
    'El servidor del modelo rechaza la clave. Compruébela en los ajustes.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'El servidor no conoce este modelo o esta dirección. Compruebe ambos en los ajustes.',
  'The model’s server takes no more requests for now. Try again later.':
    'El servidor del modelo no acepta más solicitudes por ahora. Inténtelo más tarde.',
  'The model’s server couldn’t answer. Try again later.':
    'El servidor del modelo no pudo responder. Inténtelo más tarde.',
  'The model’s answer was too long to be a form.':
    'La respuesta del modelo era demasiado larga para un formulario.',
  'What answered is no model. Check the address in the settings.':
    'Lo que respondió no es un modelo. Compruebe la dirección en los ajustes.',
  'The model declined to write this form.': 'El modelo se negó a escribir este formulario.',
  'The model’s answer was cut off. Ask for less at once.':
    'La respuesta del modelo quedó cortada. Pida menos de una vez.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'El modelo no escribió un formulario legible. Dígalo con otras palabras o inténtelo de nuevo.',
  'Drafting by a model is turned off.': 'La redacción con un modelo está desactivada.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'El límite de este mes está agotado. Quien administra la cuenta puede aumentarlo.',
  'The draft couldn’t be written. Try again.': 'No se pudo escribir el borrador. Inténtelo de nuevo.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'Ya se está escribiendo un borrador para usted. Espere o cancélelo.',
  'This draft is gone. Ask for another one.': 'Este borrador ya no existe. Pida otro.',
  'Enter the key of this server': 'Introduzca la clave de este servidor',
  'Enter the model’s address': 'Introduzca la dirección del modelo',
  'Enter the model’s name': 'Introduzca el nombre del modelo',
  'Describe the form': 'Describa el formulario',
  'Your plan allows 1 form. Request more forms to create another.':
    'Tu plan permite 1 formulario. Solicita más formularios para crear otro.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Tu plan permite {limit} formularios. Solicita más formularios para crear otro.',
  'Your role does not allow this. Ask an owner of the account.':
    'Tu rol no lo permite. Pregunta a un propietario de la cuenta.',
  'Your two-step sign-in was changed': 'Se cambió tu inicio de sesión en dos pasos',
  'Your week: {title}': 'Tu semana: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} te mencionó: {title}',
  '{by} invites you to work on the forms of {account}.':
    '{by} te invita a trabajar en los formularios de {account}.',
  '{by} invites you to work together': '{by} te invita a colaborar',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} archivos enviados con «{title}» esperan su comprobación desde hace más de una hora.',
  '{count} new submissions: {title}': '{count} respuestas nuevas: {title}',
  '1 new comment: {title}': '1 comentario nuevo: {title}',
  '{count} new comments: {title}': '{count} comentarios nuevos: {title}',
  'Clients commented on submissions of “{title}”.': 'Tus clientes comentaron respuestas de «{title}».',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} ya no recibe avisos. El propietario del formulario puede activarlos de nuevo.',
  '{email} is not an email address.': '{email} no es una dirección de correo.',
  '{email} will be notified about new submissions.': '{email} recibirá avisos sobre nuevas respuestas.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} ya no recibirá avisos sobre respuestas a ningún formulario de esta cuenta.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} ya no recibirá avisos sobre respuestas a «{title}».',
  '{file}, with submissions of “{title}”.': '{file}, con respuestas a «{title}».',
  '{name} ({email}) wrote:': '{name} ({email}) escribió:',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} quiere avisarte en esta dirección cuando alguien envíe uno de sus formularios.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} quiere avisar a {email} cuando alguien rellene uno de sus formularios.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} confirmó su dirección de correo y espera tu aprobación.',
  '{platform} can send email': '{platform} puede enviar correos',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} compartió {shared} contigo. Elige una contraseña para verlo en tu portal.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} compartió {shared} contigo. Lo encontrarás en tu portal.',
  '“{title}” from {from} to {to}, beside the week before.':
    '«{title}» del {from} al {to}, junto a la semana anterior.',
  '“{title}” has new submissions.': '«{title}» tiene respuestas nuevas.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '«{title}» recibió muchas respuestas en poco tiempo, así que este correo reúne varias.',
  'No export: {title}': 'Sin exportación: {title}',
  'The recurring export of “{title}” could not be made.':
    'No se pudo crear la exportación periódica de «{title}».',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'La programación está en pausa. Reanúdala o cámbiala donde exportas las respuestas.',
  'The file could not be written.': 'No se pudo escribir el archivo.',
  'The receiver took too long': 'El receptor tardó demasiado',
  'The webhook is switched off': 'El webhook está desactivado',
  'The receiver answered 410: it wants no more of these.':
    'El receptor respondió 410: no quiere recibir más.',
  'A webhook was turned off: {title}': 'Se desactivó un webhook: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'Se desactivó el webhook de «{title}» a {address}.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'Las respuestas siguen llegando. Vuelve a activar el webhook cuando su receptor esté listo.',
  'View webhooks': 'Ver webhooks',
  'An account can have at most 10 webhooks for all forms':
    'Una cuenta admite 10 webhooks para todos los formularios como máximo',
  'The API keys of an account can have at most 100 hooks':
    'Las claves de API de una cuenta admiten 100 hooks como máximo',
  'This account already has a webhook with this address':
    'Esta cuenta ya tiene un webhook con esta dirección',
  'The API key that subscribed it has ended or lost access.':
    'La clave de API que lo suscribió ha terminado o ya no tiene acceso.',
  'All forms': 'Todos los formularios',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Copiado sin su secreto ni sus credenciales. Establézcalos y actívelo después.',
  'This form already has a webhook with this address':
    'Este formulario ya tiene un webhook con esta dirección',
  'The address is unknown, private, local or reserved':
    'La dirección es desconocida, privada, local o reservada',
  'Too many redirects': 'Demasiadas redirecciones',
  'A file was held back: {title}': 'Se retuvo un archivo: {title}',
  'Files were held back: {title}': 'Se retuvieron archivos: {title}',
  'A file sent with “{title}” was held back: {name}.': 'Se retuvo un archivo enviado con «{title}»: {name}.',
  '{count} files sent with “{title}” were held back.':
    'Se retuvieron {count} archivos enviados con «{title}».',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'No se pierde ningún envío. En el envío se indica el motivo y hasta cuándo puede descargar el archivo tal como se envió.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'Los archivos de este formato antiguo pueden contener programas. Guárdelo como PDF o en un formato más reciente.',
  'The content of this file is not what its name says.':
    'El contenido de este archivo no corresponde a su nombre.',
  'This file contains a program, a macro or a second file.':
    'Este archivo contiene un programa, una macro o un segundo archivo.',
  'This picture is animated. Add a still picture.': 'Esta imagen es animada. Añada una imagen fija.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Esta imagen está dañada o incompleta. Vuelva a guardarla y añádala.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Esta imagen tiene demasiados píxeles. Las fotos JPEG pueden tener hasta 200 millones y las demás imágenes 40 millones.',
  'Too many files at once. Please try again later.': 'Demasiados archivos a la vez. Inténtelo más tarde.',
  'This file could not be stored right now. Please try again in a minute.':
    'No se pudo guardar este archivo ahora. Inténtelo de nuevo en un minuto.',
  'This file is held back, so it can’t be downloaded here.':
    'Este archivo está retenido y no se puede descargar aquí.',
  'No server has this name. Check the server’s name.':
    'Ningún servidor tiene este nombre. Revisa el nombre del servidor.',
  'Nothing answers at this port. Check name and port.':
    'Nada responde en este puerto. Revisa el nombre y el puerto.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'No se puede llegar al servidor desde aquí. Revisa su nombre y si un cortafuegos lo impide.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'El servidor no respondió a tiempo. Revisa el nombre, el puerto y el cifrado.',
  'The server ended the connection. Check port and encryption.':
    'El servidor cerró la conexión. Revisa el puerto y el cifrado.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'El certificado del servidor no es válido. Usa el nombre que figura en el certificado.',
  'The server offers no encryption this way. Choose another encryption.':
    'El servidor no ofrece este cifrado. Elige otro.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'El servidor espera otro cifrado en este puerto. TLS suele usar el puerto 465; STARTTLS, el 587.',
  'What answers there is not a mail server. Check name and port.':
    'Lo que responde ahí no es un servidor de correo. Revisa el nombre y el puerto.',
  'The server takes no emails right now. Try again later.':
    'El servidor no acepta correos en este momento. Inténtalo más tarde.',
  'The server refused the user name or the password.':
    'El servidor rechazó el nombre de usuario o la contraseña.',
  'The server wants a user name and a password.': 'El servidor pide un nombre de usuario y una contraseña.',
  'The stored password can’t be read any more. Type it again.':
    'La contraseña guardada ya no se puede leer. Escríbela de nuevo.',
  'The server refused the sender address. Use one that it sends for.':
    'El servidor rechazó la dirección del remitente. Usa una para la que envíe.',
  'The server refused the recipient. It may want a user name and a password.':
    'El servidor rechazó al destinatario. Quizá pida un nombre de usuario y una contraseña.',
  'The server refused the content of the email.': 'El servidor rechazó el contenido del correo.',
  'The email could not be handed to the server.': 'No se pudo entregar el correo al servidor.',
  'Enter the server’s name': 'Escribe el nombre del servidor',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Escribe un nombre como mail.example.com, sin smtp:// y sin puerto',
  'A password needs encryption, unless the server is on this machine':
    'Una contraseña necesita cifrado, salvo que el servidor esté en esta máquina',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Escribe la contraseña de nuevo: solo vale para el servidor, el cifrado y el usuario para los que se escribió',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'El entorno de esta instalación define el servidor de correo, así que no se puede cambiar aquí.',
  'Emails don’t go out. Admin, Settings says why.':
    'Los correos no salen. Administración, Ajustes explica por qué.',
  'The mail server of {platform} was changed': 'Se cambió el servidor de correo de {platform}',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} cambió el servidor que envía los correos de {platform}.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Este correo llegó por el servidor anterior. Si nadie debía hacerlo, actúa ahora.',
  'No sign-in provider is set up.': 'No hay ningún proveedor de inicio de sesión configurado.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'No se puede contactar con el proveedor de inicio de sesión en este momento. Inténtalo más tarde o inicia sesión con tu contraseña.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Elige primero una contraseña. Sin ella, el proveedor es tu única forma de iniciar sesión.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'El entorno de esta instalación define el proveedor de inicio de sesión, por lo que no se puede cambiar aquí.',
  'Link your account to {name}': 'Vincula tu cuenta con {name}',
  'Somebody with your email address signed in at {name}.':
    'Alguien con tu dirección de correo inició sesión en {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Si fuiste tú, vincula tu cuenta. A partir de entonces podrás iniciar sesión con {name}.',
  'Link account': 'Vincular la cuenta',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Este enlace funciona una sola vez y durante una hora. Si no fuiste tú, ignora este correo.',
  'Your ways to sign in were changed': 'Tus formas de iniciar sesión han cambiado',
  'You can now also sign in with {name}.': 'Ahora también puedes iniciar sesión con {name}.',
  'You can no longer sign in with {name}.': 'Ya no puedes iniciar sesión con {name}.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Esta dirección no se conoce desde aquí o está en una red privada. Si es lo que quieres, permite una dirección privada.',
  'Nothing answers at this address. Check it.': 'Nada responde en esta dirección. Compruébala.',
  'The provider didn’t answer in time. Try again later.':
    'El proveedor no respondió a tiempo. Inténtalo más tarde.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'El certificado del proveedor no es válido. Usa el nombre que figura en el certificado.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'Ningún proveedor de inicio de sesión se describe en esta dirección. Escribe su emisor (issuer), sin /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'El proveedor se identifica con otra dirección. Escribe exactamente esa.',
  'The provider doesn’t offer what sign-in needs here.':
    'El proveedor no ofrece lo que el inicio de sesión necesita aquí.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'El proveedor no firma de ninguna forma aceptada aquí. Elige allí RS256 o ES256.',
  'The provider shows no keys to check its signatures by.':
    'El proveedor no muestra claves con las que comprobar sus firmas.',
  'The provider refused the client ID or the client secret.':
    'El proveedor rechazó el ID de cliente o el secreto de cliente.',
  'The stored client secret can’t be read any more. Type it again.':
    'El secreto de cliente guardado ya no se puede leer. Escríbelo de nuevo.',
  'The provider can’t be used.': 'No se puede usar el proveedor.',
  'Enter the provider’s address': 'Escribe la dirección del proveedor',
  'Enter the client ID': 'Escribe el ID de cliente',
  'Enter an address that begins with https://, without ? and #':
    'Escribe una dirección que empiece por https://, sin ? ni #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Escribe de nuevo el secreto de cliente: se guarda para la dirección y el ID de cliente para los que se escribió',
  'A sender was paused: {title}': 'Un envío se ha detenido: {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'Las respuestas de «{title}» ya no se envían a {address}.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'No se pierde nada: lo que falta espera y se enviará en orden cuando pulse «Continuar».',
  'View senders': 'Ver envíos',
  'The sender is switched off': 'El envío está desactivado',
  'It has failed for half an hour. Its last deliveries say why.':
    'Lleva media hora fallando. Las últimas entregas dicen por qué.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'El receptor ha rechazado tres mensajes seguidos. Las últimas entregas dicen por qué.',
  'The submission was deleted': 'La respuesta se ha eliminado',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'El receptor ya no acepta las credenciales: se han revocado o sustituido.',
  'The place that it writes to was deleted, renamed or archived.':
    'El destino se ha eliminado, renombrado o archivado.',
  'The receiver does not allow it to write there.': 'El receptor no permite escribir ahí.',
  'The receiver asked to wait before the next message.':
    'El receptor pide esperar antes del siguiente mensaje.',
  'The receiver found the message too large.': 'El receptor considera el mensaje demasiado grande.',
  'The receiver refused the message.': 'El receptor ha rechazado el mensaje.',
  'Test: {title}': 'Prueba: {title}',
  Example: 'Ejemplo',
  'Answers were shortened. All of them are in the submission.':
    'Algunas respuestas se han acortado. En el envío están completas.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Introduzca la dirección de un webhook entrante de Slack: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Solo un webhook de un único formulario puede tener una condición',
  'Name the channel of this sender': 'Indique el canal de este envío',
  'This sender has no secret that signs': 'Este envío no tiene un secreto de firma',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Introduzca la dirección de un webhook de Discord: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Introduzca la dirección de un flujo de trabajo de Teams que empieza con un webhook',
  'A header has no such name, or it is set already': 'Ninguna cabecera se llama así, o ya está definida',
  'The body is no JSON: put each {{name}} into quotes':
    'El cuerpo no es JSON: ponga cada {{name}} entre comillas',
  'Please answer: {title}': 'Por favor, responda: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Hola, {name}:\n\nnos gustaría conocer su respuesta. Responda «{title}» con su propio enlace:\n\n{link}\n\n¡Gracias!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} ya no recibirá invitaciones ni recordatorios de «{title}».',
  'You get no more mails about this form. The link you have still works.':
    'Ya no recibirá correos sobre este formulario. Su enlace sigue funcionando.',
  'Reminder: {subject}': 'Recordatorio: {subject}',
  'Open the form': 'Abrir el formulario',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Este enlace es solo suyo y admite una respuesta. No lo comparta, por favor.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'Su respuesta es anónima: nada de lo que se guarda indica de quién es. Es posible que reciba un recordatorio aunque haya respondido.',
  'No more mails about “{title}”': 'No más correos sobre «{title}»',
  'This form asks you to sign in. Open it on its own page.':
    'Este formulario pide iniciar sesión. Ábralo en su propia página.',
  'A form asks for a password or for a sign-in, not for both':
    'Un formulario pide una contraseña o un inicio de sesión, no ambos',
  'This form needs a password. Open it on its own page to enter it.':
    'Este formulario requiere una contraseña. Ábralo en su propia página para introducirla.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Este formulario es para personas invitadas. Ábralo con el enlace de su invitación.',
  'This invitation has been answered already. Each takes one answer.':
    'Esta invitación ya se ha respondido. Cada una admite una respuesta.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Todavía no hay nadie invitado a este formulario. Guarde primero la invitación.',
  'The links of an anonymous list are known to its people alone.':
    'Los enlaces de una lista anónima solo los conocen las personas invitadas.',
  'This person is not on the list.': 'Esta persona no está en la lista.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Una lista que ya tiene personas no puede volverse anónima ni dejar de serlo.',
};
