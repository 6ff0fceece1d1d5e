/** Unknown paths show this page with status 404 and end at /not-found (specification, section 2). */
export { UnknownPath as default } from '@/components/layout/unknown-path';
