/** From the sources or the bundle (`api/dist/bundle`) up to the folder of the project. */
const UP = import.meta.url.endsWith('.ts') ? '../../../../' : '../../../';

/** Returns the address of a file or folder that Inlay ships with. @param path from the project's folder: `sdk/dist/browser`. */
export const shippedFile = (path: string): URL => new URL(`${UP}${path}`, import.meta.url);
