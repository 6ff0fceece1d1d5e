import PostalMime, { type Attachment } from 'postal-mime';

export interface MailPart {
  name: string;
  bytes: Uint8Array;
}

/** Logos and signatures are smaller than a picture of a CV. */
const maxLogoBytes = 40_000;
/** Parts of a mail that are nobody's CV. */
const notMeant =
  /^(?:text\/calendar|text\/x?-?vcard|application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature|ics))$/i;

function isMeant({ mimeType, disposition, related, contentId }: Attachment, size: number): boolean {
  if (notMeant.test(mimeType)) return false;
  if (!mimeType.toLowerCase().startsWith('image/')) return true;
  return disposition !== 'inline' && !related && !contentId && size > maxLogoBytes;
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** The words of a page; nothing of it is run or loaded. */
function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]{0,200}>/gi, '$&\n'),
    'text/html',
  );
  for (const element of page.querySelectorAll('script, style, head')) element.remove();
  return page.body.textContent ?? '';
}

/**
 * Opens a mail: its attachments, without pictures that stand in its text and small ones. A mail without any is itself
 * the CV, as text.
 *
 * @throws Error when it cannot be parsed
 */
export async function openMail(mail: Uint8Array): Promise<MailPart[]> {
  const { attachments, subject, text, html } = await PostalMime.parse(mail, { maxNestingDepth: 20 });
  const parts = attachments.flatMap((attachment) => {
    const bytes = bytesOf(attachment);
    return isMeant(attachment, bytes.length) ? [{ name: attachment.filename ?? 'CV', bytes }] : [];
  });
  if (parts.length > 0) return parts;
  const words = text?.trim() ? text : html ? textOfHtml(html) : '';
  const name = subject?.replace(/[/\\]/g, '-').trim();
  return [{ name: `${name ? name : 'CV'}.txt`, bytes: new TextEncoder().encode(words.trim()) }];
}
