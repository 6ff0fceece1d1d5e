import type { DocumentPicture } from '@/lib/cv/docx/document-text';
import { recognisablePicture } from '@/lib/cv/picture/recognisable-picture';

const twipsPerPixel = 15;
const twipsPerPoint = 20;

/** A picture that is read: its size, and its bytes in hexadecimal or as they are. */
export class RtfPicture {
  /** Of other kinds the bytes are not kept. */
  private isKept = false;
  private readonly sizes = new Map<string, number>();
  private bytes = new Uint8Array(0);
  private length = 0;
  private highHalf: number | null = null;

  word(name: string, value: number | null): void {
    if (name === 'jpegblip' || name === 'pngblip') this.isKept = true;
    else if (name.startsWith('pic') && value !== null && value > 0) this.sizes.set(name, value);
  }

  hexadecimal(byte: number): void {
    const half = parseInt(String.fromCharCode(byte), 16);
    if (!this.isKept || Number.isNaN(half)) return;
    if (this.highHalf === null) this.highHalf = half;
    else {
      this.binary(Uint8Array.of(this.highHalf * 16 + half));
      this.highHalf = null;
    }
  }

  binary(more: Uint8Array): void {
    if (!this.isKept) return;
    const length = this.length + more.length;
    if (length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(4096, length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(more, this.length);
    this.length = length;
  }

  private side(goal: string, pixels: string, scale: string): number {
    const twips = this.sizes.get(goal) ?? (this.sizes.get(pixels) ?? 0) * twipsPerPixel;
    return ((twips / twipsPerPoint) * (this.sizes.get(scale) ?? 100)) / 100;
  }

  end(): DocumentPicture {
    const bytes = this.bytes.slice(0, this.length);
    const area = this.side('picwgoal', 'picw', 'picscalex') * this.side('pichgoal', 'pich', 'picscaley');
    return { area: area > 0 ? area : null, load: () => recognisablePicture(bytes) };
  }
}
