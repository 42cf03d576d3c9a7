// Made from schemas/merchant/merchant.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"categoryId":{},"typeId":{},"bizFormatId":{},"groupIds":{},"realName":{},"handlingFee":{},"keywords":{},"qualificationPicture":{},"sort":{},"isSelf":{},"isRecommend":{},"productSwitch":{},"remark":{},"phone":{},"isSwitch":{}}};
const pattern0 = new RegExp("^[^,]*$", "u");
const pattern1 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.categoryId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "categoryId"}});
errors++;
}
if(data.typeId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "typeId"}});
errors++;
}
if(data.realName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realName"}});
errors++;
}
if(data.handlingFee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "handlingFee"}});
errors++;
}
if(data.keywords === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keywords"}});
errors++;
}
if(data.qualificationPicture === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "qualificationPicture"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.isSelf === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isSelf"}});
errors++;
}
if(data.isRecommend === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isRecommend"}});
errors++;
}
if(data.productSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "productSwitch"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 16}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.categoryId !== undefined){
let data1 = data.categoryId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.typeId !== undefined){
let data2 = data.typeId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.bizFormatId !== undefined){
let data3 = data.bizFormatId;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bizFormatId",keyword:"type",params:{}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bizFormatId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bizFormatId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.groupIds !== undefined){
let data4 = data.groupIds;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/groupIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupIds/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/groupIds/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/groupIds/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/groupIds",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.realName !== undefined){
let data6 = data.realName;
if(typeof data6 === "string"){
if(func0(data6) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.handlingFee !== undefined){
let data7 = data.handlingFee;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/handlingFee",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/handlingFee",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/handlingFee",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.keywords !== undefined){
let data8 = data.keywords;
if(Array.isArray(data8)){
if(data8.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func0(data9) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i2,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i2,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.qualificationPicture !== undefined){
let data10 = data.qualificationPicture;
if(Array.isArray(data10)){
if(data10.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func0(data11) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture/" + i4,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture/" + i4,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPicture",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isSelf !== undefined){
if(typeof data.isSelf !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isSelf",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isRecommend !== undefined){
if(typeof data.isRecommend !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isRecommend",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.productSwitch !== undefined){
if(typeof data.productSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/productSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.remark !== undefined){
let data16 = data.remark;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const func8 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
for(const key0 in data){
if(!(func8.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.phone !== undefined){
let data0 = data.phone;
if(typeof data0 === "string"){
if(func0(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.isSwitch !== undefined){
let data1 = data.isSwitch;
if((typeof data1 !== "boolean") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isSwitch",keyword:"type",params:{}});
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
export const update = validate3;
const schema2 = {"properties":{"name":{},"categoryId":{},"typeId":{},"bizFormatId":{},"groupIds":{},"realName":{},"handlingFee":{},"keywords":{},"qualificationPicture":{},"sort":{},"isSelf":{},"isRecommend":{},"productSwitch":{},"remark":{},"addressDetail":{},"latitude":{},"longitude":{},"starLevel":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.starLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starLevel"}});
errors++;
}
for(const key0 in data){
if(!(func8.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.addressDetail !== undefined){
let data0 = data.addressDetail;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/addressDetail",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/addressDetail",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.latitude !== undefined){
let data1 = data.latitude;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"type",params:{}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"maxLength",params:{limit: 16}});
errors++;
}
}
}
if(data.longitude !== undefined){
let data2 = data.longitude;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"maxLength",params:{limit: 16}});
errors++;
}
}
}
if(data.starLevel !== undefined){
let data3 = data.starLevel;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/starLevel",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_updatePhone = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "phone")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.phone !== undefined){
let data0 = data.phone;
if(typeof data0 === "string"){
if(func0(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const action_copyProductNum = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.num === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "num"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "copyProductNum") || (key0 === "type")) || (key0 === "num"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.copyProductNum !== undefined){
let data0 = data.copyProductNum;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/copyProductNum",keyword:"type",params:{}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/copyProductNum",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/copyProductNum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "add") || (data1 === "sub"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.num !== undefined){
let data2 = data.num;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const actions = { updatePhone: action_updatePhone, copyProductNum: action_copyProductNum };
