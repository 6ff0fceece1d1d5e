/** Where the text of a group goes. */
export type Destination = 'text' | 'bullet' | 'header' | 'footer' | 'box' | 'result' | OtherDestination;

/** Of what is no text. */
type OtherDestination = 'skipped' | 'fonts' | 'colours' | 'picture' | 'property' | 'object' | 'objectClass';

const named: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colours',
  listtext: 'bullet',
  pntext: 'bullet',
  pict: 'picture',
  sp: 'property',
  object: 'object',
  objclass: 'objectClass',
  result: 'result',
};

/** Groups of these names are no text. */
const skipped = [
  'stylesheet info fldinst shprslt nonshppict listtable listoverridetable revtbl rsidtbl themedata',
  'colorschememapping datastore latentstyles generator filetbl xmlnstbl mmathPr bkmkstart bkmkend xe tc rxe txe',
  'private template comment annotation atnid atnauthor ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn objdata objname',
].flatMap((line) => line.split(' '));
for (const name of skipped) named[name] = 'skipped';
for (const name of ['header', 'headerl', 'headerr', 'headerf']) named[name] = 'header';
for (const name of ['footer', 'footerl', 'footerr', 'footerf']) named[name] = 'footer';
for (const name of ['shptxt', 'dptxbxtext', 'footnote']) named[name] = 'box';

/** Read although an older reader may leave them out. */
const optional = new Set(['shpinst', 'do', 'ud', 'shppict']);

/**
 * The destination that a control word begins; null: none.
 *
 * @param isOptional it may be left out by a reader that does not know it
 */
export function destinationOf(word: string, isOptional: boolean): Destination | null {
  if (optional.has(word)) return 'text';
  return (Object.hasOwn(named, word) ? named[word] : undefined) ?? (isOptional ? 'skipped' : null);
}
