declare global {
  interface Window {
    /** Scripts that Next runs before it starts React: what `next/script` writes for the strategy "beforeInteractive". */
    __next_s?: [src: string | 0, attributes: { children: string }][];
  }
}

/**
 * Lets the browser answer between the start of the page's programs and React's. Next gives each script that is to run before
 * React a task of its own; an empty one is the pause. Without it both are one task, on a phone the page's longest.
 */
export function pauseBeforeReact(): void {
  (window.__next_s ??= []).push([0, { children: '' }]);
}
