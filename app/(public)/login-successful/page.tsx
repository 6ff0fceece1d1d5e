import { ContinueAfterSignIn } from '@/components/session/continue-after-sign-in';
import { requirePageActor } from '@/lib/auth/page-actor';
import { ownPath } from '@/lib/auth/search-params';
import { getCurrentUser } from '@/lib/users/get-current-user';

interface LoginSuccessfulPageProps {
  searchParams: Promise<{ returnTo?: string | string[] }>;
}

/** Where sign-in ends: redirects to the requested page or the last visited one (docs/specification.md, Screens). */
export default async function LoginSuccessfulPage({ searchParams }: LoginSuccessfulPageProps) {
  const actor = await requirePageActor();
  const { returnTo } = await searchParams;
  const { userId, locale } = await getCurrentUser(actor);
  return <ContinueAfterSignIn account={{ userId, locale }} returnTo={ownPath(returnTo)} />;
}
