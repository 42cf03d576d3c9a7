// Made from schemas/operation/wechatShipping.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "value")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
