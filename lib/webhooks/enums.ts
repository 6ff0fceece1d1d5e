export const webhookStates = ['PENDING', 'DELIVERED', 'DEAD'] as const;
