import { FullScreenSpinner } from '@/components/ui/full-screen-spinner';

/** Stands while the account of the person is loaded, before anything of the layout is shown (specification, section 6). */
export default function Loading() {
  return <FullScreenSpinner />;
}
