/** Why an action of a dialog failed, above its buttons. */
export function DialogError({ error, fallback }: { error: Error | null; fallback: string }) {
  if (!error) return null;
  return (
    <p role="alert" className="bg-negative-soft text-negative-ink mx-5 mt-2 rounded-md px-3 py-2 text-pretty">
      {error.message || fallback}
    </p>
  );
}
