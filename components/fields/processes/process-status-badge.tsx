import {
  Archive,
  CircleAlert,
  CircleDot,
  CirclePause,
  FileCheck,
  LoaderCircle,
  PencilLine,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ProcessStatus } from '@/lib/domain/process-schemas';

const variants: Record<ProcessStatus, { icon: LucideIcon; tone: BadgeTone }> = {
  IN_CREATION: { icon: PencilLine, tone: 'neutral' },
  CREATED: { icon: FileCheck, tone: 'neutral' },
  ACTIVE: { icon: CircleDot, tone: 'positive' },
  IN_PROGRESS: { icon: LoaderCircle, tone: 'accent' },
  STOPPED: { icon: CirclePause, tone: 'caution' },
  ERROR: { icon: CircleAlert, tone: 'negative' },
  ARCHIVED: { icon: Archive, tone: 'neutral' },
};

export function ProcessStatusBadge({ status }: { status: ProcessStatus }) {
  const t = useTranslations('processes.status');
  const { icon: Icon, tone } = variants[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(status)}
    </Badge>
  );
}
