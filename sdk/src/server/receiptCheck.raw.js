// Runs in a page of its own, also in a saved one: no request, no markup from the file.
const { keys, platform, language, texts } = JSON.parse(document.getElementById('data').textContent);
const result = document.getElementById('result');

/** A JSON value in its one form (RFC 8785). */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}

function bytesOf(text) {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function verdictOf(receipt) {
  const { signature, ...signed } = receipt;
  const key = keys.find(({ kid }) => kid === receipt.keyId);
  if (!key) return 'unknownKey';
  let ours;
  try {
    ours = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: key.x }, 'Ed25519', false, [
      'verify',
    ]);
  } catch {
    return 'cannot';
  }
  try {
    const text = new TextEncoder().encode(canonical(signed));
    return (await crypto.subtle.verify('Ed25519', ours, bytesOf(signature), text)) ? 'genuine' : 'changed';
  } catch {
    return 'changed';
  }
}

function show(verdict, receipt) {
  const say = document.createElement('p');
  say.className = verdict === 'genuine' ? 'good' : 'bad';
  say.textContent = texts[verdict].replace('{platform}', platform);
  result.replaceChildren(say);
  if (verdict !== 'genuine') return;
  const time = (text) =>
    new Date(text).toLocaleString(language, {
      dateStyle: 'long',
      timeStyle: 'long',
      numberingSystem: 'latn',
    });
  const rows = [
    [texts.form, receipt.form.title],
    [texts.sent, time(receipt.submittedAt)],
    ...(receipt.answers.editedAt ? [[texts.edited, time(receipt.answers.editedAt)]] : []),
    [texts.code, receipt.receiptCode],
    [texts.fingerprint, receipt.answers.sha256],
  ];
  const list = document.createElement('dl');
  for (const [name, value] of rows) {
    const term = document.createElement('dt');
    term.textContent = name;
    const text = document.createElement('dd');
    text.dir = 'auto';
    text.textContent = value;
    list.append(term, text);
  }
  result.append(list);
}

async function check(file) {
  let receipt;
  try {
    receipt = JSON.parse(await file.text());
  } catch {
    receipt = null;
  }
  const isReceipt =
    receipt?.type === 'inlay-receipt' &&
    typeof receipt.signature === 'string' &&
    receipt.form &&
    receipt.answers;
  show(isReceipt ? await verdictOf(receipt) : 'notReceipt', receipt);
}

document.getElementById('file').addEventListener('change', ({ target }) => {
  if (target.files[0]) void check(target.files[0]);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  if (event.dataTransfer.files[0]) void check(event.dataTransfer.files[0]);
});
