import { unknownPathHandlers } from '@/lib/http/server/reject-other-methods';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPathHandlers;
