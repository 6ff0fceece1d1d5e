/** The audit log's name for making a process restricted, or open to everybody. */
export const accessChangedAction = 'process.access-changed';
