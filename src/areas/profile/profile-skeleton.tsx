import { Card } from '../../ui/content/card.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
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
