export { FocusedProcessSummary as default } from '@/components/processes/summary/focused-process-summary';
