/** 会员等级: another level for a member; where it is a lower one, experience may be taken (member sheet). */
import { createContext, use } from 'react';
import type { Inputs } from '../../../../../generated/records';
import { useAllRows } from '../../../data/references/options';
import { useAction, useResource } from '../../../data/resources';
import type { RecordOf } from '../../../data/records/typed';
import { ActionForm } from '../../../resource/form/ActionForm';
import { useFieldValue, type OwnInputs } from '../../../resource/form/context';
import { FormField } from '../../../resource/form/FormField';
import type { InputSpec } from '../../../resource/form/inputState';
import { useProvider } from '../../../resource/provider';
import { showNotice } from '../../../../ui/states/notices';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';

const members = 'user/user';

type Input = Inputs['user/user']['updateLevel'];

/** The level that the member has. */
const PresentContext = createContext<unknown>(null);

/** Shown where the level chosen is below the present one. */
function TakenExperience({ spec }: { spec: InputSpec }) {
  const present = use(PresentContext);
  const chosen = useFieldValue('levelId' satisfies keyof Input);
  const levels = useAllRows('user/level');
  const gradeOf = (id: unknown) => Number(levels?.find((level) => level.id === id)?.grade);
  return gradeOf(chosen) < gradeOf(present) ? <FormField spec={spec} /> : null;
}

const own = { isSub: TakenExperience } satisfies Partial<Record<keyof Input, OwnInputs[string]>>;

export default function UpdateLevel({ record, ids, onClose }: ActionDialogProps<RecordOf<'user/user'>>) {
  const resource = useResource(members);
  const provider = useProvider();
  const action = useAction(members, 'updateLevel');
  return (
    <PresentContext value={record.level}>
      <ActionForm
        resource={resource}
        action={action}
        own={own}
        record={record}
        onSubmit={(input) => provider.action(members, { name: action.name, ids, record, input })}
        onClose={(done) => {
          if (done) showNotice('success', resource.endpoints.find(({ name }) => name === action.endpoint)!.success!);
          onClose(done);
        }}
      />
    </PresentContext>
  );
}
