import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Whether the reader has gone on from the view with which the page was opened. */
export const HasMovedContext = createContext(false);

/** The heading of a view; it takes the focus when the view appears, except on the page as it is opened. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = use(HasMovedContext);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl font-medium text-balance wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
