import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { drawPdf } from './make-pdf';

const { resolve } = createRequire(import.meta.url);
const dotsPerInch = 150;
const scale = dotsPerInch / 72;

interface Scan {
  /** Clockwise in degrees: how the paper lay. */
  turn?: number;
  /** Letters of the size of 5 points at 40 dots an inch: nothing can be read. */
  isBlurred?: boolean;
  /** A dark bar along the right side, as sheets with a column for contacts have. */
  hasBar?: boolean;
}

/** A picture of a page of A4 with lines of text, as a scanner sends it. */
export function scanPicture(lines: string[], { turn = 0, isBlurred = false, hasBar = false }: Scan = {}): Buffer {
  GlobalFonts.registerFromPath(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), 'DejaVu Sans');
  const zoom = isBlurred ? 0.12 : 1;
  const sheet = createCanvas(Math.round(595 * scale * zoom), Math.round(842 * scale * zoom));
  const pen = sheet.getContext('2d');
  pen.fillStyle = '#f4f2ee';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = '#222222';
  pen.scale(scale * zoom, scale * zoom);
  pen.font = '11px "DejaVu Sans"';
  if (hasBar) pen.fillRect(440, 0, 155, 842);
  lines.forEach((line, index) => pen.fillText(line, 60, 80 + 22 * index));

  const onSide = Math.abs(turn % 180) === 90;
  const paper = createCanvas(Math.round(595 * scale), Math.round(842 * scale));
  const picture = onSide ? createCanvas(paper.height, paper.width) : paper;
  const hand = picture.getContext('2d');
  hand.fillStyle = '#f4f2ee';
  hand.fillRect(0, 0, picture.width, picture.height);
  hand.translate(picture.width / 2, picture.height / 2);
  hand.rotate((turn * Math.PI) / 180);
  hand.drawImage(sheet, -paper.width / 2, -paper.height / 2, paper.width, paper.height);
  return picture.toBuffer('image/jpeg', 80);
}

/** A dark banner with white lines, the first one large: a name and a contact drawn as a picture. */
export function bannerPicture([first = '', ...others]: string[]): Buffer {
  GlobalFonts.registerFromPath(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), 'DejaVu Sans');
  const canvas = createCanvas(1400, 420);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#20344f';
  pen.fillRect(0, 0, 1400, 420);
  pen.fillStyle = '#ffffff';
  pen.font = '84px "DejaVu Sans"';
  pen.fillText(first, 60, 130);
  pen.font = '40px "DejaVu Sans"';
  others.forEach((line, index) => pen.fillText(line, 60, 220 + 70 * index));
  return canvas.toBuffer('image/jpeg', 85);
}

/** A scanned page without text: a PDF with one picture. */
export async function scanPdf(lines: string[], scan: Scan = {}): Promise<Uint8Array> {
  const onSide = Math.abs((scan.turn ?? 0) % 180) === 90;
  const picture = scanPicture(lines, scan);
  return drawPdf(
    (pdf) => {
      const [width, height] = onSide ? [842, 595] : [595, 842];
      pdf.image(picture, 0, 0, { width, height });
    },
    onSide ? { layout: 'landscape' } : {},
  );
}
