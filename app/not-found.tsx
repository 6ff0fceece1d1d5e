import { UnknownPathPage } from '@/components/layout/late-pages';

/** Any unknown path shows the page, with status 404, and ends at /not-found (specification, section 2). */
export default function UnknownPath() {
  return <UnknownPathPage />;
}
