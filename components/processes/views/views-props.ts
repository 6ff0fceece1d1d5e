import type { ProcessColumn, ProcessListView } from './process-list-view';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';

/** The person's views, and which of them the list shows. */
export interface ProcessViews {
  all: ProcessViewDto[];
  /** The view that was opened; null: none. */
  current: ProcessViewDto | null;
  /** The list shows something else than the view keeps. */
  changed: boolean;
}

export interface ViewsProps {
  views: ProcessViews;
  display: ProcessListView;
  shownColumns: ProcessColumn[];
  onChange: (patch: object) => void;
}
