/** Lets the browser save what a call answered. @param fallback its name where the response says none */
export async function saveResponse(response: Response, fallback: string): Promise<void> {
  const name = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback;
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
