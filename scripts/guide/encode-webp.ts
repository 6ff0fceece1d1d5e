import { createCanvas, loadImage } from '@napi-rs/canvas';

const quality = 84;

/** A PNG screenshot as WebP. */
export async function encodeWebp(png: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const image = await loadImage(png);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return { webp: await canvas.encode('webp', quality), width, height };
}
