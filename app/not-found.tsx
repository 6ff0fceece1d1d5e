import { UnknownPath } from '@/components/layout/unknown-path';

/** Any unknown path shows the page, with status 404, and ends at /not-found (specification, section 2). */
export default function NotFoundPage() {
  return <UnknownPath />;
}
