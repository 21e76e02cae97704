import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'opcional | no obligatorio | si procede | si aplica',
  several: `… varias( opciones| respuestas)?( posibles)? | … (selección|opción|respuesta) múltiple | … (marque|seleccione|elija) todas? las? que .*`,
  title: 'formulario | encuesta | cuestionario | inscripción | solicitud | registro | pedido | ficha',
  columns: 'preguntas? | campos? | etiquetas?',
  yes: 'sí | s | verdadero | obligatorio',
  no: 'no | falso | opcional',
  lead: `(por favor,? )?(indique|introduzca|escriba|ingrese|facilite|indica|introduce|escribe|ingresa|díganos|dinos)( su| sus| tu| tus| el| la| los| las| un| una)?
    | (su|sus|tu|tus|el|la|los|las|mi|mis|nuestro|nuestra) | (cuál|cuáles|qué|quién) (es|son) (su|sus|tu|tus|el|la|los|las)`,
  asks: [
    [
      'consent',
      `(acepto|entiendo|comprendo|soy consciente|estoy informado|estoy informada|soy mayor de|acepta|aceptamos|consiento|autorizo|confirmo|certifico|declaro|doy mi (consentimiento|permiso|autorización)|he leído|estoy de acuerdo|me comprometo|reconozco) (?!.*\\?).* | (consentimiento|autorización|aceptación) …`,
    ],
    ['nps', `… probab… recom(i)?end… | … recomendarí… de 0 a 10 …`],
    [
      'textarea',
      `(… )?algo más … | … alguna otra … | … (añadir|agregar|comentar|comentarnos|decirnos|compartir) … | (por favor,? )?(enumere|enumera|liste|cite|justifique|justifica|razone|describa|describe|explique|explica|detalle|detalla|cuéntenos|cuéntanos|háblenos|háblanos|díganos por qué|indique los motivos|especifique) …
      | (en caso afirmativo|si (la respuesta es )?(sí|no)) … | (preguntas|dudas|comentarios) (o|u|y) …`,
    ],
    [
      'text',
      `razón social | lugar de nacimiento | (ciudad|país) de nacimiento | zona horaria | (formato|marca|modelo|tipo|color|talla|clase|proveedor|nivel|código|codigo) … | … (nombre|apellidos?) … | cómo … (conocido|conoció|conociste|supo|enteró|enteraste|llegó|encontró) … | cómo (supo|nos|se|te) …
      | (número|n o|no|nº|num) (de|del) (?!(teléfono|móvil|celular|contacto|tel|whatsapp|fax)\\b)(\\w*[^s ])( .*)? | contraseña … | usuario …
      | (empresa|puesto|cargo|persona|contacto|curso|sexo|raza|tratamiento|matrícula|titular|cif|nif|dni) … | (medio|forma|método) de contacto … | (con qué frecuencia|cuánto tiempo|desde cuándo) … | … mejor (momento|hora) … | … correo o teléfono | … teléfono o correo`,
    ],
    [
      'yes_no',
      `(tiene|tienes|está|estás|es|eres|quiere|quieres|puede|puedes|podemos|acepta|desea|deseas|ha|has|fuma|fumas|asistirá|asistirás|necesita|necesitas|toma|tomas|viene|vienes|vendrá|vendrás|le|te|nos|son|hay|va|vas|vive|trabaja|sufre|padece|está|participará|autoriza|recomendaría|le gustaría|usa|utiliza|lleva|practica|conoce|pertenece|posee|cuenta|trae|bebe|sigue|somos|será|serás|había|habías|tendrá|sería|se|existe|dispone|requiere|prefiere que|consume|visita|podríamos|podría|le interesa|sabe) …\\?
      | (fuma|fumas|asistirá|asistirás|vendrá|vendrás|socio|primera visita|vegetariano|asiste|participa|conduce)\\? | (tiene|tienes|es|eres|ha|has|desea|deseas|quiere|quieres|necesita|necesitas) …`,
    ],
    ['scale', `… (en|de) una escala … | … (de|del) [01] (a|al) \\d+ …`],
    [
      'rating',
      `(valore|valora|califique|califica|evalúe|evalúa|puntúe|puntúa) … | cómo (valora|valoraría|califica|calificaría|evalúa|evaluaría|fue|estuvo|le pareció|ha sido) … | (valoración|calificación|puntuación|evaluación)( general| global| total)? … | … (valoración|calificación) (general|global) | … estrellas | … satisfecho …`,
    ],
    [
      'file',
      `… (envíe|envía|enviar|mande) … (foto|fotos|documento|documentos|archivo|archivos) … | … (adjunte|adjunta|adjuntar|adjuntos?|suba|sube|subir|cargar|cargue|carga) … | … (currículum|curriculum|currículo|cv|hoja de vida|archivos?|fichero|ficheros) … | (fotos?|fotografías?|imagen|imágenes|copia|copias|captura|capturas|escaneo|documentos?|justificantes?|certificado) (de|del|de la|que|adjuntos?) … | (fotos?|fotografías?|documentos?|justificantes?|captura de pantalla)`,
    ],
    ['signature', `firma … | firme aquí | … firma`],
    ['email', `(?!cómo |qué ).*\\b(e ?mails?|correo|correos|mail)\\b.*`],
    [
      'url',
      `… (sitio web|página web|web|url|linkedin|blog|github|portafolio|portfolio|página de internet) … | … (enlace|enlaces|link|links) …`,
    ],
    [
      'phone',
      `… (teléfono|tel|tfno|telf|móvil|celular|whats ?app|fax|telefónico) … | (a|en) qué (número|teléfono) …`,
    ],
    [
      'address',
      `… (dirección|domicilio) | (dirección|domicilio) … | (dónde|adónde|a dónde) … (factura|paquete|pedido) … | (dónde|adónde|a dónde) … (entregamos|entregar|enviamos|enviar|entregue|llevamos|mandamos|recogemos|entreguemos) …`,
    ],
    ['country', `país( de .*)? | (en|de) qué país … | qué país …`],
    [
      'date_range',
      `… (fechas|período|periodo) (de|del|de la|previstas?|deseadas?) (estancia|viaje|vacaciones|alquiler|estadía|llegada|reserva|visita|la estancia|su estancia|ausencia|su viaje)? … | (fechas|período|periodo) | (llegada|entrada|inicio|desde) (y|\\/|hasta) (salida|fin|hasta)? … | desde … hasta …`,
    ],
    [
      'date',
      `… fechas? … | cumpleaños … | nacido el | (cuándo|para cuándo|desde cuándo|a partir de cuándo) (?!.*(llamar|llamarle|llamarte|contactar|contactarle|localizar)).* | (primer |último |primer |ultimo )?día … | qué día … | (llegada|salida|vencimiento|caducidad|ingreso|entrega|mudanza|check in|check out|regreso|vuelta|boda)
      | … (disponible|válido|vigente) (desde|hasta|a partir) …`,
    ],
    [
      'time',
      `hora … | … hora | (a|en) qué hora(s)? … | qué hora … | horario (de|para) (?!contacto).* | horario | … (hora|horario) (de|preferida|preferido|deseada) …`,
    ],
    [
      'number',
      `(número|n o|no|núm|num|total|cantidad) de … | … (cantidad|unidades) … | (cuántos|cuántas|cuánto) (?!tiempo).* | horas (trabajadas|semanales|por semana) … | … (salario|sueldo|ingresos|alquiler|facturación anual)( .*)? | edad … | … edad | (años|meses|horas) de … | (peso|altura|estatura|longitud|anchura|distancia|kilometraje) … | (personas|adultos|niños|invitados|asistentes|noches|plazas|entradas|participantes|comensales)`,
    ],
    [
      'header',
      `(sus|tus|mis|nuestros) (datos|informaciones|información)( personales| de contacto| de facturación)? | su información( personal| de contacto)? | (datos|información) (personales|personal|generales|general|básicos|básica|bancarios|médica|médicos|fiscales|profesionales|de contacto|de facturación|de envío|de entrega|de pago|de la empresa|de la reserva|del cliente|del paciente|del alumno|del solicitante|del evento|del proyecto|del vehículo|del participante|sobre usted)
      | (sobre|acerca de) (usted|ti|nosotros|su empresa|el evento|su proyecto|la empresa|el proyecto) | (sección|parte|paso|página) (\\d+|[a-z]) … | (facturación|envío|protección de datos|términos y condiciones|política de privacidad) | (gracias|bienvenido|bienvenidos|bienvenida) …`,
    ],
    [
      'textarea',
      `… (mensaje|comentarios?|observaciones|notas|descripción|detalles|sugerencias?|motivos?|razones|razón|consultas?|solicitud|opinión|peticiones|petición|instrucciones|indicaciones|expectativas|objetivos|necesidades|preguntas?|dudas?|queja|reclamación|historial|antecedentes|motivación|presentación|testimonio|explicación|requisitos especiales|ideas|resumen|aclaraciones|propuestas|deseos|intereses|aficiones|enfermedades) …
      | qué … (habilidades|cualidades|expectativas|objetivos|temas|dificultades|experiencia|mejoras|motivos|medicamentos|medicación|alergias|enfermedades|síntomas) … | … (alergias|intolerancias) …
      | (más|otra|información) (información|adicional|informaciones|detalles) … | información (adicional|complementaria) … | (alergias|medicación|medicamentos|síntomas|referencias|habilidades|experiencia|experiencias|tratamientos|intolerancias|competencias) …
      | por qué … | (qué es lo que|qué (podríamos|podemos|espera|esperas|opina|opinas|le|te|ocurrió|pasó|sucedió|cambiaría|mejoraría|necesita|necesitas|busca|hizo|piensa|desea|quiere|quieres|aprendió|echa|ha pasado)|en qué (podemos|podríamos|puedo)|cómo (podemos|podríamos|ocurrió|sucedió)) …`,
    ],
  ],
  open: `((a|de|en|por|para|con|desde|hasta) )?(qué|cuál|cuáles|cuándo|dónde|cómo|quién|quiénes) …`,
  yesNo: `(?!((a|de|en|por|para|con|desde|hasta) )?(qué|cuál|cuáles|cuándo|dónde|adónde|cómo|quién|quiénes|cuánt[oa]s?|su|tu|el|la|los|las|nombre|o)\\b)\\w{4,} .*\\w{3,}\\?`,
};
