import { Fragment } from 'react';

/** A path of the API; it breaks before a slash, never inside a word. */
export function ApiPath({ path }: { path: string }) {
  return (
    <code className="font-mono">
      {path.split(/(?=\/)/).map((step, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {step}
        </Fragment>
      ))}
    </code>
  );
}
