/** Long enough for a browser that asks where to put the file. */
const revokeDelayMs = 60_000;

/** Gives a file that the page holds to the browser to save. No call is made: none can fail, or find the session ended. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
