import { Skeleton } from '@/components/ui/skeleton';

/** Rows of the real height while the first page is on its way; they appear after 300 ms. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="h-10">
          {Array.from({ length: columns }, (_unused, column) => (
            <td key={column} className="border-b px-2 first:pl-3">
              <Skeleton className={column === 0 ? 'w-4' : 'w-3/4'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
