import type { ColumnDisplay } from '@/components/data-table/use-columns';
import type { processColumns } from '@/lib/domain/process-enums';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import {
  BudgetCell,
  CountCell,
  CreatorCell,
  DateCell,
  LanguagesCell,
  LocationCell,
  NameCell,
  RequirementsCell,
  StatusCell,
  TextCell,
  YesNoCell,
} from './process-cells';
import { ProcessRowActions } from './process-row-actions';

type Columns = Record<
  (typeof processColumns)[number] | 'name' | 'actions',
  ColumnDisplay<ProcessListItem> & { hiddenByDefault?: true }
>;

/** The columns of the process list: all fields of a process (specification, sections 2 and 3). */
export const processColumnDisplays: Columns = {
  ordinalNumber: {
    width: 60,
    narrowWidth: 48,
    sticky: true,
    sortKey: 'ORDINAL_NUMBER',
    firstOrder: 'DESC',
    align: 'end',
    cell: ({ ordinalNumber }) => <span className="text-ink-muted tabular-nums">{ordinalNumber}</span>,
  },
  name: {
    width: 208,
    narrowWidth: 164,
    sortKey: 'NAME',
    sticky: true,
    grow: true,
    hideable: false,
    cell: (process) => <NameCell process={process} />,
  },
  status: { width: 176, sortKey: 'STATUS', cell: (process) => <StatusCell process={process} /> },
  requirements: {
    width: 136,
    sortKey: 'REQUIREMENTS',
    cell: (process, row) => <RequirementsCell process={process} row={row} />,
  },
  candidates: { width: 96, align: 'end', cell: ({ candidates }) => <CountCell value={candidates} /> },
  awaiting: { width: 100, align: 'end', cell: ({ awaitingCandidates }) => <CountCell value={awaitingCandidates} /> },
  createdBy: {
    width: 136,
    sortKey: 'CREATED_BY',
    cell: ({ createdBy }) => <CreatorCell creator={createdBy} />,
  },
  date: { width: 120, sortKey: 'DATE', firstOrder: 'DESC', cell: (process) => <DateCell process={process} /> },
  externalProcessId: {
    width: 120,
    sortKey: 'EXTERNAL_PROCESS_ID',
    cell: ({ externalProcessId }) => <TextCell text={externalProcessId} />,
  },
  externalRecruitmentId: {
    width: 152,
    hiddenByDefault: true,
    cell: ({ externalRecruitmentId }) => <TextCell text={externalRecruitmentId} />,
  },
  languages: { width: 184, hiddenByDefault: true, cell: (process) => <LanguagesCell process={process} /> },
  location: { width: 168, hiddenByDefault: true, cell: (process) => <LocationCell process={process} /> },
  budget: { width: 200, hiddenByDefault: true, cell: (process) => <BudgetCell process={process} /> },
  redFlags: {
    width: 200,
    hiddenByDefault: true,
    cell: ({ redFlags }) => <TextCell text={redFlags.map(({ text }) => text).join('; ')} />,
  },
  extendedAtsIntegration: {
    width: 224,
    hiddenByDefault: true,
    cell: ({ extendedAtsIntegration }) => <YesNoCell value={extendedAtsIntegration} />,
  },
  actions: {
    width: 144,
    align: 'end',
    stickyEnd: true,
    hideable: false,
    cell: (process) => <ProcessRowActions process={process} />,
  },
};

export const hiddenProcessColumns = Object.entries(processColumnDisplays).flatMap(([id, column]) =>
  column.hiddenByDefault ? [id] : [],
);
