import { useState } from 'react';
import { memberLevelRule } from '../../../../data/settings';
import { SettingPage } from '../../../../formTemplate';
import { Button } from '../../../../../ui/buttons/Button';
import { deferred } from '../../../../../ui/deferred';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { Skeleton } from '../../../../../ui/states/Skeleton';

const Html = deferred(() => import('../../../../../fields/richText/Html'), <Skeleton lines={4} />);

/** 等级说明: the rules of levels as members read them (member sheet). */
export default function LevelDescription() {
  const [preview, setPreview] = useState<string>();
  return (
    <>
      <SettingPage
        source={memberLevelRule}
        success="提交成功"
        buttons={(value) => <Button onClick={() => setPreview(String(value('userLevelRule') ?? ''))}>预览</Button>}
      />
      <Dialog open={preview !== undefined} title="等级规则说明" onClose={() => setPreview(undefined)}>
        {preview ? <Html value={preview} /> : <EmptyState text="还没有填写等级规则说明。" />}
      </Dialog>
    </>
  );
}
