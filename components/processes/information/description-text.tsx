import { descriptionParts } from './description-parts';

/** A plain-text description with its lists rendered as lists. */
export function DescriptionText({ text }: { text: string }) {
  const list = 'marker:text-ink-faint space-y-0.5 pl-5';
  return (
    <div className="flex max-w-prose flex-col gap-2 break-words">
      {descriptionParts(text).map((part, index) => {
        // Parts never reorder.
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
