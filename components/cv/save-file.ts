/** Long enough for a browser that asks where to save. */
const revokeDelayMs = 60_000;

/** Saves an in-memory file, without a request. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
