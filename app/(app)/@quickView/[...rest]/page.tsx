/** Without it the panel of the page before would stay: a slot keeps what it showed when nothing matches. */
export default function NoQuickView() {
  return null;
}
