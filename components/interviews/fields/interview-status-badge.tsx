import { CircleAlert, CircleCheck, Clock, LoaderCircle, MessageCircle, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { InterviewStatus } from '@/lib/interviews/enums';

const variants: Record<InterviewStatus, { icon: LucideIcon; tone: BadgeTone }> = {
  CREATED: { icon: Clock, tone: 'neutral' },
  PREPARING: { icon: LoaderCircle, tone: 'accent' },
  IN_PROGRESS: { icon: MessageCircle, tone: 'accent' },
  COMPLETED: { icon: CircleCheck, tone: 'positive' },
  ERROR: { icon: CircleAlert, tone: 'negative' },
};

export function InterviewStatusBadge({ status }: { status: InterviewStatus }) {
  const t = useTranslations('interviewSimulation.status');
  const { icon: Icon, tone } = variants[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(status)}
    </Badge>
  );
}
