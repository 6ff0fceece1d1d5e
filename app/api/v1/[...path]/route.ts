import { unknownPath } from '@/lib/http/server/other-methods';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath;
