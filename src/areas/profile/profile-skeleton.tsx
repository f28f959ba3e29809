import { Card } from '../../ui/card.tsx';
import { FormRow } from '../../ui/form-row.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileText } from './profile-text.ts';

/** Stands in for rows that load. */
export function ProfileSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div>
      <Loader variant="quiet" text={profileText.loading} />
      <div aria-hidden="true">
        <Card>
          {[...Array(rows).keys()].map((row) => (
            <FormRow key={row} title={<Skeleton />} value={<Skeleton />} />
          ))}
        </Card>
      </div>
    </div>
  );
}

/** Stands in for the value of a row. */
export function LoadingValue() {
  return (
    <>
      <Loader variant="quiet" text={profileText.loading} />
      <Skeleton />
    </>
  );
}
