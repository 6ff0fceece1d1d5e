export default function NoQuickView() {
  return null;
}
