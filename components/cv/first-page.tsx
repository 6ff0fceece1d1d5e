import { useState } from 'react';
import { preload } from 'react-dom';

/** Where the CV stands beside the results. */
const media = '(min-width: 64rem)';
/** Downloads nothing. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * The picture of the first page over the place where the viewer will draw it. It is in the page's HTML, so that it comes
 * before the scripts; on a narrow screen, where the CV is behind a switch, it is not loaded.
 */
export function FirstPage({ url }: { url: string }) {
  // At the head of the page: the scripts above the picture would take all connections first.
  preload(url, { as: 'image', fetchPriority: 'high', media });
  const [failed, setFailed] = useState(false);
  // The viewer says what is wrong with the file.
  if (failed) return null;
  return (
    <div
      data-first-page
      // Below the viewer's toolbar.
      className="bg-sunken pointer-events-none absolute inset-0 top-11 overflow-hidden p-4 max-lg:hidden"
    >
      <picture>
        <source media={media} srcSet={url} />
        <img
          src={nothing}
          alt=""
          fetchPriority="high"
          className="bg-surface w-full border"
          onError={() => setFailed(true)}
        />
      </picture>
    </div>
  );
}
