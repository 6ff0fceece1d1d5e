export { DataScope as default } from '@/components/layout/data-scope';
