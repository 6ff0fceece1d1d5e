import { Dashboard } from '@/components/home/dashboard';
import { RetentionNotice } from '@/components/home/retention-notice';
import { NextSteps } from '@/components/home/next-steps';
import { isEmptyDashboard } from '@/components/home/is-empty-dashboard';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { NewProcessButton } from '@/components/fields/processes/new-process-button';
import { requirePageActor } from '@/lib/auth/page-actor';
import { listTasks } from '@/lib/candidates/stages/list-tasks';
import { listNextSteps } from '@/lib/deployment/list-next-steps';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listUpcomingInterviews } from '@/lib/interview-times/list-upcoming-interviews';
import { listNews } from '@/lib/notifications/list-news';
import { listOpenRequests } from '@/lib/person-rights/list-open-requests';
import { getDashboard } from '@/lib/processes/get-dashboard';
import { listUpcoming } from '@/lib/retention/list-upcoming';

export const generateMetadata = titleMetadata('home.title');

export default async function HomePage() {
  const actor = await requirePageActor();
  const [dashboard, news, requests, interviews, tasks, steps, upcoming] = await Promise.all([
    getDashboard(actor),
    listNews(actor),
    listOpenRequests(actor),
    listUpcomingInterviews(actor),
    listTasks(actor),
    listNextSteps(actor),
    listUpcoming(actor),
  ]);
  const waiting = { news, requests, interviews, tasks };
  return (
    <PageBody className="min-h-full">
      {/* An empty dashboard shows the button in its middle. */}
      <PageTitle
        titleId="home.title"
        actions={!isEmptyDashboard(dashboard, waiting) && <NewProcessButton variant="secondary" />}
      />
      <NextSteps steps={steps} />
      <RetentionNotice upcoming={upcoming} />
      <Dashboard dashboard={dashboard} waiting={waiting} />
    </PageBody>
  );
}
