import { Fragment } from 'react';

/** An API path; wraps before slashes only. */
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
