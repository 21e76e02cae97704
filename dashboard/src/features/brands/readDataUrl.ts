/** Reads a file as an address that pictures show; the page's policy knows no other kind of local address. */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
