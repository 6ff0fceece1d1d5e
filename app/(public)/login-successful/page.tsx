import { requirePageActor } from '@/lib/auth/page-actor';
import { ContinueAfterSignIn } from '@/components/layout/continue-after-sign-in';

/** Where sign-in ends: it sends the person on to the last visited page (decisions.md, Screens). */
export default async function LoginSuccessfulPage() {
  const actor = await requirePageActor();
  return <ContinueAfterSignIn accountLocale={actor.locale} />;
}
