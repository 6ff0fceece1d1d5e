import { descriptionParts } from './description-parts';

/** A plain description, its lists shown as lists. */
export function DescriptionText({ text }: { text: string }) {
  const list = 'marker:text-ink-faint space-y-0.5 pl-5';
  return (
    <div className="flex max-w-prose flex-col gap-2 break-words">
      {descriptionParts(text).map((part, index) => {
        // The parts of one text never move.
        if (part.kind === 'paragraph') {
          return (
            <p key={index} className="whitespace-pre-line">
              {part.lines.join('\n')}
            </p>
          );
        }
        const entries = part.entries.map((entry, place) => <li key={place}>{entry}</li>);
        return part.kind === 'bullets' ? (
          <ul key={index} className={`list-disc ${list}`}>
            {entries}
          </ul>
        ) : (
          <ol key={index} className={`list-decimal ${list}`}>
            {entries}
          </ol>
        );
      })}
    </div>
  );
}
