import { signatureOf } from '@/lib/cv/file-signature';

/** A picture whose text can be recognised; null: of another kind, or none. */
export function recognisablePicture(bytes: Uint8Array | undefined): { bytes: Uint8Array; kind: 'jpeg' | 'png' } | null {
  const kind = bytes && signatureOf(bytes);
  return bytes && (kind === 'jpeg' || kind === 'png') ? { bytes, kind } : null;
}
